import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { useHydration } from '../templates/hydration.ts';

/** Calls back after hydration, when React has rendered the values that only this device has. */
function HydrationObserver({
  onHydrated,
  children,
}: {
  onHydrated: () => void;
  children: ReactNode;
}) {
  const isHydrating = useHydration();
  useEffect(() => {
    if (!isHydrating) onHydrated();
  }, [isHydrating, onHydrated]);
  return children;
}

/**
 * Renders an app to static HTML, as a template does; `hydrate` starts React, `end` removes it.
 *
 * `end` fails if React rendered on the client instead of hydrating.
 */
export function openTemplate(app: ReactNode) {
  const element = document.createElement('div');
  element.innerHTML = renderToString(app);
  document.body.append(element);
  const recoveredErrors: unknown[] = [];
  let root: Root | undefined;
  return {
    element,
    /** Resolves after the hydration, also of another state of the app. */
    hydrate: (hydrated = app) =>
      new Promise<void>((resolve) => {
        const observed = <HydrationObserver onHydrated={resolve}>{hydrated}</HydrationObserver>;
        root = hydrateRoot(element, observed, {
          onRecoverableError: (error) => recoveredErrors.push(error),
        });
      }),
    end() {
      root?.unmount();
      element.remove();
      expect(recoveredErrors).toEqual([]);
    },
  };
}
