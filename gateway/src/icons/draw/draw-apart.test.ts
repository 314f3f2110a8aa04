import { expect, test } from 'vitest';
import { ICON_NAMES } from '../icon-order.ts';
import { drawApart } from './draw-apart.ts';
import { drawIcons } from './draw-icons.ts';

/** A busy machine misses the product's limit. */
const TEST_LIMIT_MS = 90_000;
const order = { pictures: [], initial: 'G', color: '#1e4a6e' };

test('APP-23 a process of its own draws the same icons', async () => {
  const icons = await drawApart(order, TEST_LIMIT_MS);
  expect(Object.keys(icons)).toEqual([...ICON_NAMES]);
  expect(icons).toEqual(await drawIcons(order));
});

test('APP-23 a drawing that does not end is ended', async () => {
  await expect(drawApart(order, 1)).rejects.toThrow('Drawing took more than 1 ms');
});
