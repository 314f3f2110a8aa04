import { ICON_NAMES } from '@foyer/prerender/page';
import { expect, test } from 'vitest';
import { drawIcons } from './draw-icons.ts';
import { drawInProcess } from './draw-in-process.ts';

/** Longer than the product's limit, which a busy machine exceeds. */
const TEST_LIMIT_MS = 90_000;
const order = { pictures: [], initial: 'G', color: '#1e4a6e' };

test('APP-23 draws the same icons in a separate process', async () => {
  const icons = await drawInProcess(order, TEST_LIMIT_MS);
  expect(Object.keys(icons)).toEqual([...ICON_NAMES]);
  expect(icons).toEqual(await drawIcons(order));
});

test('APP-23 ends a drawing that exceeds its time limit', async () => {
  await expect(drawInProcess(order, 1)).rejects.toThrow('Drawing took more than 1 ms');
});
