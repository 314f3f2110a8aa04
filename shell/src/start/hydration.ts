import { LOADING_NOTICE_ELEMENT } from '@foyer/shared/contracts/page.ts';
import { page } from '@foyer/shared/runtime';
import type { AppRouter } from '../lib/app-router.ts';
import { report } from '../remotes/report.ts';
import { chainOf } from '../remotes/screens.ts';
import { routeAt } from '../router/visitor-route.ts';

/** Returns the release and the mount path of the screen that the router shows. */
function displayedScreen({ state }: AppRouter) {
  const { mount, shellTemplate } = routeAt(state.location.pathname);
  const { remote, screen, path } = mount ?? {
    remote: 'shell',
    screen: shellTemplate ?? '',
    path: shellTemplate,
  };
  const version = mount ? chainOf(mount).version() : page.composition.shell.version;
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

/** Finishes hydration: removes the loading notice and starts the event replay (`shell/src/inline`). */
export function finishHydration(): void {
  document.getElementById(LOADING_NOTICE_ELEMENT)?.remove();
  // Unused preloaded responses contain guest data.
  delete globalThis.foyerPage?.preloadedQueries;
  globalThis.foyerPage?.finishHydration();
}
