import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EndSentinel } from './end-sentinel.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Reports all of `seen` in one callback, as a busy browser does after late frames. */
function reportTogether(...seen: boolean[]) {
  class Observer {
    readonly #report: (entries: { isIntersecting: boolean }[]) => void;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.#report = report;
    }
    observe() {
      this.#report(seen.map((isIntersecting) => ({ isIntersecting })));
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}

test('LIST-23 reports a near end, also if the browser batches it with an earlier entry', async () => {
  reportTogether(false, true);
  const onNear = vi.fn();
  await render(<EndSentinel onNear={onNear} />);
  expect(onNear).toHaveBeenCalledOnce();
});

test('LIST-23 reports nothing far from the end', async () => {
  reportTogether(false);
  const onNear = vi.fn();
  await render(<EndSentinel onNear={onNear} />);
  expect(onNear).not.toHaveBeenCalled();
});
