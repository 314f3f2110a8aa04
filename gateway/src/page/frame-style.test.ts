import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FRAME_STYLE } from './frame-style.ts';

const TOKENS = readFileSync(
  new URL('../../../shared/src/ui/styles/tokens.css', import.meta.url),
  'utf8',
);

/** Every value that a style gives to a variable, in order. */
const valuesOf = (style: string, variable: string) =>
  [...style.matchAll(new RegExp(`${variable}: ?([^;}]+)`, 'g'))].map(([, value]) =>
    value?.replaceAll(' ', ''),
  );

test('SHELL-53 the frame’s bars and margins are those of the app, in each window', () => {
  expect(valuesOf(FRAME_STYLE, '--ff-header')).toEqual(valuesOf(TOKENS, '--header-h'));
  expect(valuesOf(FRAME_STYLE, '--ff-nav').at(0)).toBe(valuesOf(TOKENS, '--nav-h').at(0));
  expect(valuesOf(FRAME_STYLE, '--ff-gutter').toSorted()).toEqual(
    valuesOf(TOKENS, '--gutter').toSorted(),
  );
});

test('SHELL-53 what the frame says grows with the browser’s font size', () => {
  expect(FRAME_STYLE.match(/font:[^;}]*\dpx/g)).toBeNull();
});
