import { LATE_ELEMENT } from '@foyer/shared/contracts/page';
import { mountAt, page } from '@foyer/shared/runtime';
import type { PageHandle } from '../ground/page-handle.ts';
import { screens } from '../remotes/screens.ts';
import type { AppRouter } from '../router/router.ts';

/** Whether the frame in this page is of what the router shows: React takes its nodes over then. */
export function isFramed({ state }: AppRouter): boolean {
  const { frame } = page;
  if (!frame || !state.initialized || state.errors) return false;
  const { frame: own }: PageHandle = state.matches.at(-1)?.route.handle ?? {};
  if (own)
    return frame.screen === own && frame.release === `shell ${page.composition.shell.version}`;
  const mount = mountAt(state.location.pathname);
  return (
    mount?.path === frame.screen &&
    frame.release === `${mount.remote} ${screens.version(mount.remote, mount.screen)}`
  );
}

/**
 * The page lives: what was said meanwhile goes, and what was done meanwhile is done now, which React
 * hears (`gateway/src/page/early-press.ts`).
 */
export function tookOver(): void {
  document.getElementById(LATE_ELEMENT)?.remove();
  dispatchEvent(new Event('foyer:live'));
}
