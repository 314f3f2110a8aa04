import { ICON_NAMES } from '@foyer/prerender/page';
import { expect, test } from 'vitest';
import { drawIcons } from './draw-icons.ts';
import { drawInProcess } from './draw-in-process.ts';
import { drawSocialCard } from './draw-social-card.ts';

/** Longer than the product's limit, which a busy machine exceeds. */
const TEST_LIMIT_MS = 90_000;
const order = { pictures: [], banner: null, initial: 'G', color: '#1e4a6e' };

test('APP-23 draws the same files in a separate process', async () => {
  const files = await drawInProcess(order, TEST_LIMIT_MS);
  expect(Object.keys(files)).toEqual([...ICON_NAMES, 'social-card']);
  expect(files).toEqual({
    ...(await drawIcons(order)),
    'social-card': await drawSocialCard(order),
  });
});

test('APP-23 ends a drawing that exceeds its time limit', async () => {
  await expect(drawInProcess(order, 1)).rejects.toThrow('Drawing took more than 1 ms');
});
