import { afterEach, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { EndSentinel, useIncrementalRange } from './incremental-list.tsx';

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

const ranges = (at: number) => renderHook((newAt?: number) => useIncrementalRange(8, newAt ?? at));

test('LIST-23 begins with the first items, or with those around an item', async () => {
  expect((await ranges(0)).result.current).toMatchObject({ from: 0, to: 8 });
  expect((await ranges(100)).result.current).toMatchObject({ from: 96, to: 104 });
});

test('LIST-23 grows at either end, and not beyond the first item', async () => {
  const { result, act } = await ranges(100);
  await act(() => result.current.growBefore());
  expect(result.current).toMatchObject({ from: 72, to: 104 });
  await act(() => result.current.growAfter());
  expect(result.current).toMatchObject({ from: 72, to: 128 });
  const { result: near, act: actNear } = await ranges(10);
  await actNear(() => near.current.growBefore());
  expect(near.current).toMatchObject({ from: 0, to: 14 });
});

test('LIST-23 restarts around an item outside of the range, and grows from there', async () => {
  const { result, rerender, act } = await ranges(0);
  await rerender(100);
  expect(result.current).toMatchObject({ from: 96, to: 104 });
  await act(() => result.current.growAfter());
  expect(result.current).toMatchObject({ from: 96, to: 128 });
});

test('LIST-23 keeps the range for an item that is rendered already', async () => {
  const { result, rerender } = await ranges(100);
  await rerender(103);
  expect(result.current).toMatchObject({ from: 96, to: 104 });
});
