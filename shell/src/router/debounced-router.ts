import type { AppRouter } from '../lib/app-router.ts';

/** A shorter navigation is rendered only once, at its end; in milliseconds. */
const DEBOUNCE_MS = 100;

/**
 * Wraps a router so that subscribers see a pending navigation only if it lasts. Rendering the
 * pending state of a prefetched screen would cost a phone a tenth of the press time.
 */
export function debouncedRouter(router: AppRouter): AppRouter {
  const subscribe: AppRouter['subscribe'] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, options) => {
      clearTimeout(timer);
      if (state.navigation.state === 'idle') listener(state, options);
      else timer = setTimeout(() => listener(router.state, options), DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
