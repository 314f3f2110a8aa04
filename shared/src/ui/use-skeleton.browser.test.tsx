import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSkeleton } from './use-skeleton.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a skeleton that nobody saw goes at once', async () => {
  const { result, rerender } = await renderHook((pending?: boolean) =>
    useSkeleton(pending ?? true),
  );
  expect(result.current).toBe(true);
  await rerender(false);
  expect(result.current).toBe(false);
});

test('a skeleton that was seen stays long enough to be one', async () => {
  const { result, rerender } = await renderHook((pending?: boolean) =>
    useSkeleton(pending ?? true),
  );
  await wait(550);
  await rerender(false);
  expect(result.current).toBe(true);
  await expect.poll(() => result.current).toBe(false);
});
