import type { ComposedMount } from '@foyer/shared/contracts/composition';
import type { RouteObject } from '@foyer/shared/router';
import { ScreenFailed } from '../notices/screen-failed.tsx';
import { loadedScreen, loadScreen } from '../remotes/load-screen.ts';
import type { PageHandle } from './page-handle.ts';

/**
 * A screen as a static route whose loader awaits its code. Never `lazy`: React Router keeps a
 * rejected `lazy` for good and starts it beside the guards (docs/decisions).
 */
export function screenRoute({ remote, screen, path, title }: ComposedMount): RouteObject {
  function Screen() {
    const Component = loadedScreen(remote, screen)?.Component;
    return Component ? <Component /> : null;
  }
  return {
    path,
    handle: { title, screen: true } satisfies PageHandle,
    loader: async (args) => {
      const { loader } = await loadScreen(remote, screen);
      // Who has left meanwhile needs no data, and may have signed out.
      return args.request.signal.aborted ? null : ((await loader?.(args)) ?? null);
    },
    action: async (args) => (await (await loadScreen(remote, screen)).action?.(args)) ?? null,
    shouldRevalidate: (args) =>
      loadedScreen(remote, screen)?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    element: <Screen />,
    errorElement: <ScreenFailed remote={remote} screen={screen} />,
  };
}
