import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useGrowing } from './use-growing.ts';

const ranges = (at: number) => renderHook((place?: number) => useGrowing(8, place ?? at));

test('LIST-23 it begins with the first few, or with those around an item', async () => {
  expect((await ranges(0)).result.current).toMatchObject({ from: 0, to: 8 });
  expect((await ranges(100)).result.current).toMatchObject({ from: 96, to: 104 });
});

test('LIST-23 it grows at either end, and not beyond the first item', async () => {
  const { result, act } = await ranges(100);
  await act(() => result.current.before());
  expect(result.current).toMatchObject({ from: 72, to: 104 });
  await act(() => result.current.after());
  expect(result.current).toMatchObject({ from: 72, to: 128 });
  const { result: near, act: actNear } = await ranges(10);
  await actNear(() => near.current.before());
  expect(near.current).toMatchObject({ from: 0, to: 14 });
});

test('LIST-23 an item elsewhere begins anew around itself, and grows from there', async () => {
  const { result, rerender, act } = await ranges(0);
  await rerender(100);
  expect(result.current).toMatchObject({ from: 96, to: 104 });
  await act(() => result.current.after());
  expect(result.current).toMatchObject({ from: 96, to: 128 });
});

test('LIST-23 an item that is drawn already moves nothing', async () => {
  const { result, rerender } = await ranges(100);
  await rerender(103);
  expect(result.current).toMatchObject({ from: 96, to: 104 });
});
