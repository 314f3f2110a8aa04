import { escapeHtml } from '@foyer/shared/frames/escape';
import { expect, test } from 'vitest';
import { inlineJson, plainText } from './escape.ts';

test('text is text in an element and in an attribute', () => {
  expect(escapeHtml(`<b title="x">'&'</b>`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;&#x27;&amp;&#x27;&lt;/b&gt;',
  );
});

test('JSON can neither end nor begin an element', () => {
  expect(inlineJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
});

test.each([
  [
    '<p>Welcome to <b>the</b>&nbsp;Plaza &amp; its\n garden</p>',
    'Welcome to the Plaza & its garden',
  ],
  ['a < b', 'a < b'],
  [`<p>${'word '.repeat(20)}</p>`, 'word word word word word word word word…'],
])('the plain text of %j', (markup, text) => {
  expect(plainText(markup, 40)).toBe(text);
});

test('FAULT-30 a megabyte of opening brackets takes no time', () => {
  expect(plainText('<'.repeat(1_000_000), 5)).toBe('<<<<…');
});
