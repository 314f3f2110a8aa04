import { LATE_ELEMENT } from '@foyer/shared/contracts/page';
import { mountAt, page } from '@foyer/shared/runtime';
import type { PageHandle } from '../ground/page-handle.ts';
import { report } from '../remotes/report.ts';
import { screens } from '../remotes/screens.ts';
import type { AppRouter } from '../router/router.ts';

/** What the router shows: of which release, and by which mount's path. */
function shown({ state }: AppRouter) {
  const { frame: own }: PageHandle = state.matches.at(-1)?.route.handle ?? {};
  const mount = own ? undefined : mountAt(state.location.pathname);
  const { remote, screen, path } = mount ?? { remote: 'shell', screen: own ?? '', path: own };
  const version = mount ? screens.version(remote, screen) : page.composition.shell.version;
  return { remote, version, screen, path };
}

/** Whether the frame in this page is of what the router shows: React takes its nodes over then. */
export function isFramed(router: AppRouter): boolean {
  const { frame } = page;
  if (!frame || router.state.errors) return false;
  const { remote, version, path } = shown(router);
  return frame.screen === path && frame.release === `${remote} ${version}`;
}

/** Tells that React could not go on with what stood there: a guest may have seen it jump. */
export function drawnAnew(router: AppRouter, cause: unknown): void {
  const { remote, version = '', screen } = shown(router);
  report({ remote, version, screen, kind: 'drawn-anew' }, cause);
}

/**
 * The page lives: what was said meanwhile goes, and what was done meanwhile is done now, which React
 * hears (`gateway/src/page/early-press.ts`).
 */
export function tookOver(): void {
  document.getElementById(LATE_ELEMENT)?.remove();
  // An answer that nothing took is a guest's, with their token.
  delete globalThis.foyerAsked;
  dispatchEvent(new Event('foyer:live'));
}
