import { type ReactNode, use, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { useHydration } from '../templates/hydration.ts';

/** The two renders of a hydration (`useHydration`), and a promise that holds the second one. */
type Observed = {
  onMarkup: () => void;
  onHydrated: () => void;
  held: Promise<unknown> | undefined;
};

/**
 * Calls back when React has hydrated the markup, and after hydration. By then it has rendered the values
 * that only this device has.
 */
function HydrationObserver({
  onMarkup,
  onHydrated,
  held,
  children,
}: Observed & { children: ReactNode }) {
  const isHydrating = useHydration();
  // A transition that suspends does not commit.
  if (!isHydrating && held) use(held);
  useEffect(() => {
    if (isHydrating) onMarkup();
    else onHydrated();
  }, [isHydrating, onMarkup, onHydrated]);
  return children;
}

/**
 * Renders an app to static HTML, as a template does. `hydrate` starts React, `end` removes it.
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
    /**
     * Resolves after the hydration, also of another state of the app. The second render waits for
     * `meanwhile`, which begins after the first.
     */
    async hydrate(hydrated = app, meanwhile?: () => Promise<unknown>): Promise<void> {
      const markup = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const held = meanwhile && markup.promise.then(meanwhile);
      root = hydrateRoot(
        element,
        <HydrationObserver onMarkup={markup.resolve} onHydrated={end.resolve} held={held}>
          {hydrated}
        </HydrationObserver>,
        { onRecoverableError: (error) => recoveredErrors.push(error) },
      );
      // A failure of `meanwhile` fails the test.
      await held;
      await end.promise;
    },
    end() {
      root?.unmount();
      element.remove();
      expect(recoveredErrors).toEqual([]);
    },
  };
}
