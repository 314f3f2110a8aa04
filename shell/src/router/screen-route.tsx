import type { ComposedMount } from '@foyer/shared/contracts/composition.ts';
import type { RouteObject } from '@foyer/shared/router';
import { useEffect } from 'react';
import type { PageHandle } from '../lib/app-router.ts';
import { ScreenFailed } from '../notices/screen-failed.tsx';
import { screens } from '../remotes/screens.ts';

type ScreenId = Pick<ComposedMount, 'remote' | 'screen'>;

/** Renders any screen. One shared component, so that hot reload of the routes keeps its state. */
function Screen({ remote, screen }: ScreenId) {
  const Component = screens.loaded(remote, screen)?.Component;
  useEffect(() => {
    // In a later task, because an error in the first effects unmounts the screen first.
    const timer = setTimeout(() => screens.markRendered(remote, screen));
    return () => clearTimeout(timer);
  }, [remote, screen]);
  return Component ? <Component /> : null;
}

/**
 * Creates a static route whose loader awaits the screen's code. Does not use `lazy`: React Router
 * caches a rejected `lazy` and runs it in parallel with the guards (docs/decisions).
 */
export function screenRoute({ remote, screen, path, title }: ComposedMount): RouteObject {
  return {
    path,
    handle: { title, screen: true } satisfies PageHandle,
    loader: (args) =>
      screens.open(remote, screen, async ({ loader }) =>
        // An aborted navigation needs no data, and the guest may have signed out.
        args.request.signal.aborted ? null : ((await loader?.(args)) ?? null),
      ),
    action: async (args) =>
      (await (await screens.open(remote, screen, (module) => module)).action?.(args)) ?? null,
    shouldRevalidate: (args) =>
      screens.loaded(remote, screen)?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    // The key keeps the state of two mounts of the same screen apart.
    element: <Screen key={path} remote={remote} screen={screen} />,
    errorElement: <ScreenFailed remote={remote} screen={screen} />,
  };
}
