import type { ComposedMount } from '@foyer/shared/contracts/composition';
import type { RouteObject } from '@foyer/shared/router';
import { useEffect } from 'react';
import type { PageHandle } from '../ground/page-handle.ts';
import { ScreenFailed } from '../notices/screen-failed.tsx';
import { screens } from '../remotes/screens.ts';

type Named = Pick<ComposedMount, 'remote' | 'screen'>;

/** One component for all screens: made per route, hot reload of the table would replace it. */
function Screen({ remote, screen }: Named) {
  const Component = screens.loaded(remote, screen)?.Component;
  useEffect(() => {
    // A task later: what its first effects throw takes the screen away before.
    const timer = setTimeout(() => screens.wasDrawn(remote, screen));
    return () => clearTimeout(timer);
  }, [remote, screen]);
  return Component ? <Component /> : null;
}

/**
 * A screen as a static route whose loader awaits its code. Never `lazy`: React Router keeps a
 * rejected `lazy` for good and starts it beside the guards (docs/decisions).
 */
export function screenRoute({ remote, screen, path, title }: ComposedMount): RouteObject {
  return {
    path,
    handle: { title, screen: true } satisfies PageHandle,
    loader: (args) =>
      screens.open(remote, screen, async ({ loader }) =>
        // Who has left meanwhile needs no data, and may have signed out.
        args.request.signal.aborted ? null : ((await loader?.(args)) ?? null),
      ),
    action: async (args) =>
      (await (await screens.open(remote, screen, (module) => module)).action?.(args)) ?? null,
    shouldRevalidate: (args) =>
      screens.loaded(remote, screen)?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    // One screen that is mounted twice does not take its state from the one address to the other.
    element: <Screen key={path} remote={remote} screen={screen} />,
    errorElement: <ScreenFailed remote={remote} screen={screen} />,
  };
}
