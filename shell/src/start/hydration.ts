import { LOADING_NOTICE_ELEMENT } from '@foyer/shared/contracts/page.ts';
import { mountAt, page } from '@foyer/shared/runtime';
import type { AppRouter } from '../lib/app-router.ts';
import type { PageHandle } from '../lib/page-handle.ts';
import { report } from '../remotes/report.ts';
import { screens } from '../remotes/screens.ts';

/** Returns the release and the mount path of the screen that the router shows. */
function displayedScreen({ state }: AppRouter) {
  const { template: own }: PageHandle = state.matches.at(-1)?.route.handle ?? {};
  const mount = own ? undefined : mountAt(state.location.pathname);
  const { remote, screen, path } = mount ?? { remote: 'shell', screen: own ?? '', path: own };
  const version = mount ? screens.version(remote, screen) : page.composition.shell.version;
  return { remote, version, screen, path };
}

/** Tells whether the page's template is of the shown screen. React can then hydrate it. */
export function matchesTemplate(router: AppRouter): boolean {
  const { template } = page;
  if (!template || router.state.errors) return false;
  const { remote, version, path } = displayedScreen(router);
  return template.screen === path && template.release === `${remote} ${version}`;
}

/** Reports a hydration recovery, in which React rendered the page again. */
export function reportHydrationRecovery(router: AppRouter, cause: unknown): void {
  const { remote, version = '', screen } = displayedScreen(router);
  report({ remote, version, screen, kind: 'hydration-recovery' }, cause);
}

/**
 * Finishes hydration: removes the loading notice and starts the event replay
 * (`platform/prerender/src/page/event-replay.ts`).
 */
export function finishHydration(): void {
  document.getElementById(LOADING_NOTICE_ELEMENT)?.remove();
  // Unused preloaded responses contain guest data.
  delete globalThis.foyerPreloadedQueries;
  dispatchEvent(new Event('foyer:hydrated'));
}
