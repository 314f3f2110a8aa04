import { expect, test } from 'vitest';
import { inlineJson } from './inline-json.ts';
import { descriptionOf } from './open-graph.ts';

test('escapes JSON so that it cannot end or begin an element', () => {
  expect(inlineJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
});

const described = (welcome_message: string) =>
  descriptionOf({ id: 1, slug: 'plaza', welcome_message });

test.each([
  [
    '<p>Welcome to <b>the</b>&nbsp;Plaza &amp; its\n garden</p>',
    'Welcome to the Plaza & its garden',
  ],
  ['a < b', 'a < b'],
  [`<p>${'word '.repeat(40)}</p>`, `${'word '.repeat(32).trim()}…`],
])('returns a hotel’s description as plain text: %j', (markup, text) => {
  expect(described(markup)).toBe(text);
});

test('FAULT-30 handles a megabyte of opening brackets in linear time', () => {
  expect(described('<'.repeat(1_000_000))).toMatch(/^<+…$/);
});
