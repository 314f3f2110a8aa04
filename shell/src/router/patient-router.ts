import type { AppRouter } from './router.ts';

/** A navigation that is over sooner is drawn once, at its end; in milliseconds. */
const UNSEEN_MS = 100;

/**
 * The same router, whose subscribers hear that a navigation is under way only when it lasts. To
 * draw that of one whose screen is there already would cost a phone a tenth of the press.
 */
export function patient(router: AppRouter): AppRouter {
  const subscribe: AppRouter['subscribe'] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, options) => {
      clearTimeout(timer);
      if (state.navigation.state === 'idle') listener(state, options);
      else timer = setTimeout(() => listener(router.state, options), UNSEEN_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
