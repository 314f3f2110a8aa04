import { expect, test } from 'vitest';
import { contrast, darkenUntil, mix, readableOn } from './color.ts';

const STEPS = [0, 51, 102, 119, 125, 128, 153, 204, 255];
const hex = (channel: number) => channel.toString(16).padStart(2, '0');
const COLORS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
);

test('SHELL-89 text on any hotel colour has a contrast of 4.5:1', () => {
  const faint = COLORS.filter((color) => contrast(readableOn(color), color) < 4.5);
  expect(faint).toEqual([]);
});

test('SHELL-89 text in any hotel colour is readable on its own tint', () => {
  const faint = COLORS.filter((color) => {
    const tint = mix(color, '#fbfaf7', 0.12);
    return contrast(darkenUntil(color, tint, 4.6), tint) < 4.6;
  });
  expect(faint).toEqual([]);
});
