import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NearEnd } from './near-end.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Has a busy browser tell all of `seen` in one call, as it does when frames were late. */
function tellTogether(...seen: boolean[]) {
  class Observer {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell(seen.map((isIntersecting) => ({ isIntersecting })));
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}

test('LIST-23 coming near counts, also where the browser tells it together with what was before', async () => {
  tellTogether(false, true);
  const onNear = vi.fn();
  await render(<NearEnd onNear={onNear} />);
  expect(onNear).toHaveBeenCalledOnce();
});

test('LIST-23 far from the end nothing is asked for', async () => {
  tellTogether(false);
  const onNear = vi.fn();
  await render(<NearEnd onNear={onNear} />);
  expect(onNear).not.toHaveBeenCalled();
});
