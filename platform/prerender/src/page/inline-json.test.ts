import { expect, test } from 'vitest';
import { inlineJson } from './inline-json.ts';
import { plainText } from './open-graph.ts';

test('escapes JSON so that it cannot end or begin an element', () => {
  expect(inlineJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
});

test.each([
  [
    '<p>Welcome to <b>the</b>&nbsp;Plaza &amp; its\n garden</p>',
    'Welcome to the Plaza & its garden',
  ],
  ['a < b', 'a < b'],
  [`<p>${'word '.repeat(20)}</p>`, 'word word word word word word word word…'],
])('returns the plain text of %j', (markup, text) => {
  expect(plainText(markup, 40)).toBe(text);
});

test('FAULT-30 handles a megabyte of opening brackets in linear time', () => {
  expect(plainText('<'.repeat(1_000_000), 5)).toBe('<<<<…');
});
