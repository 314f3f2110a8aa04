import type { ComposedMount } from '@foyer/shared/contracts/composition.ts';
import type { RouteObject } from '@foyer/shared/router';
import { useEffect } from 'react';
import type { PageHandle } from '../lib/app-router.ts';
import { ScreenFailed } from '../notices/screen-failed.tsx';
import type { FallbackChain } from '../remotes/fallback-chain.ts';
import { chainOf } from '../remotes/screens.ts';

/** Renders any screen. One shared component, so that hot reload of the routes keeps its state. */
function Screen({ chain }: { chain: FallbackChain }) {
  const Component = chain.loaded()?.Component;
  useEffect(() => {
    // In a later task, because an error in the first effects unmounts the screen first.
    const timer = setTimeout(chain.markRendered);
    return () => clearTimeout(timer);
  }, [chain]);
  return Component ? <Component /> : null;
}

/**
 * Creates a static route whose loader awaits the screen's code. Does not use `lazy`: React Router
 * caches a rejected `lazy` and runs it in parallel with the guards (decision 1).
 */
export function screenRoute(mount: ComposedMount): RouteObject {
  const { path, title } = mount;
  const chain = chainOf(mount);
  return {
    path,
    handle: { title, screen: true } satisfies PageHandle,
    loader: (args) =>
      chain.open(async ({ loader }) =>
        // An aborted navigation needs no data, and the guest may have signed out.
        args.request.signal.aborted ? null : ((await loader?.(args)) ?? null),
      ),
    action: async (args) => (await (await chain.open((module) => module)).action?.(args)) ?? null,
    shouldRevalidate: (args) =>
      chain.loaded()?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    // The key keeps the state of two mounts of the same screen apart.
    element: <Screen key={path} chain={chain} />,
    errorElement: <ScreenFailed chain={chain} />,
  };
}
