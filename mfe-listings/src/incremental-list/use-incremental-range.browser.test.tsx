import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useIncrementalRange } from './use-incremental-range.ts';

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
