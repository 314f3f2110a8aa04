import { expect, test } from 'vitest';
import { narrowDom } from './narrow-dom.ts';

const page = (path: string, line: string) =>
  `/** [MDN Reference](https://developer.mozilla.org/docs/Web/API/${path}) */\n${line}`;

test.each([
  [
    'URL/canParse_static',
    '    canParse(url: string): boolean;',
    '    canParse?(url: string): boolean;',
  ],
  ['URLSearchParams/size', '    readonly size: number;', '    readonly size?: number;'],
  ['CloseWatcher', 'declare var CloseWatcher: {', 'declare var CloseWatcher: undefined | {'],
  [
    'Window/requestIdleCallback',
    'declare function requestIdleCallback(work: Work): number;',
    'declare var requestIdleCallback: undefined | ((work: Work) => number);',
  ],
])('makes %s optional', (path, declared, narrowed) => {
  expect(narrowDom(page(path, declared))).toBe(page(path, narrowed));
});

test.each([
  ['URL/searchParams', '    readonly searchParams: URLSearchParams;'],
  ['Window/setTimeout', 'declare function setTimeout(work: () => void): number;'],
  ['URL', 'declare var URL: {'],
  // A member after the comment of another member.
  ['URL/canParse_static', '    other(): void;'],
])('keeps %s unchanged', (path, declared) => {
  expect(narrowDom(page(path, declared))).toBe(page(path, declared));
});
