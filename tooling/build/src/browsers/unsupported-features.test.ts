import { expect, test } from 'vitest';
import { parseScript } from './script.ts';
import { unsupportedFeaturesIn } from './unsupported-features.ts';

test.each([
  ['if (!URL.canParse(href)) leave();', 'canParse'],
  ['globalThis.URL.canParse(href);', 'canParse'],
  ['const { promise } = Promise.withResolvers();', 'withResolvers'],
  ['Object.groupBy(rows, (row) => row.id);', 'groupBy'],
  ['new Set(one).union(other);', 'union'],
  ['requestIdleCallback(work);', 'requestIdleCallback'],
  ['window.requestIdleCallback(work);', 'requestIdleCallback'],
  ['navigator.connection.saveData;', 'connection'],
  ['document.startViewTransition(draw);', 'startViewTransition'],
  ['new URLPattern({});', 'URLPattern'],
])('refuses %s', (code, name) => {
  expect(unsupportedFeaturesIn(parseScript(code))).toEqual([
    expect.stringContaining(`${name}, not in `),
  ]);
});

test.each([
  "'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work);",
  "if (typeof requestIdleCallback === 'function') requestIdleCallback(work);",
  'window.requestIdleCallback && window.requestIdleCallback(work);',
  'window.requestIdleCallback?.(work);',
  'navigator.connection?.saveData;',
  'const canParse = URL.canParse;',
])('accepts the feature check of %s', (code) => {
  expect(unsupportedFeaturesIn(parseScript(code))).toEqual([]);
});

test.each([
  'function requestIdleCallback() {} requestIdleCallback();',
  'const URL = { canParse() {} }; URL.canParse();',
  'Promise.any(calls); new Map(rows).get(key); /(?<=a)b/.test(text);',
])('accepts %s', (code) => {
  expect(unsupportedFeaturesIn(parseScript(code))).toEqual([]);
});

test.each([
  ['/[\\p{L}--[a-z]]/v.test(text);', 'Invalid regular expression flag'],
  ['using file = open();', 'Unexpected token'],
])('refuses the syntax of %s', (code, message) => {
  expect(() => parseScript(code)).toThrow(message);
});
