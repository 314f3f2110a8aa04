import { expect, test, vi } from 'vitest';
import type { Part } from '../contracts/frame.ts';
import { type Filling, fill, type Slots } from './fill.ts';

const HOSTILE = `"'><script>alert(1)</script>&`;
const ESCAPED = '&quot;&#x27;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;';

function filled(parts: Part[], slots: Slots = {}, rest: Partial<Filling> = {}): string {
  return fill(parts, { slots, canOpen: () => true, isHere: () => false, ...rest }, '<hr/>');
}

test('SHELL-21 what a slot holds is text, in an element and in an attribute', () => {
  const parts: Part[] = ['<p title="', { slot: 'name' }, '">', { slot: 'name' }, '</p>'];
  expect(filled(parts, { name: HOSTILE })).toBe(`<p title="${ESCAPED}">${ESCAPED}</p>`);
});

test('a segment of an address leads nowhere else', () => {
  const parts: Part[] = ['<a href="/plaza/', { slot: 'place', as: 'segment' }, '">'];
  expect(filled(parts, { place: '../x?y#"z' })).toBe('<a href="/plaza/..%2Fx%3Fy%23%22z">');
  expect(filled(parts, { place: '\ud800' })).toBe('<a href="/plaza/%EF%BF%BD">');
});

test('a picture is named at its widths, another one by itself', () => {
  const parts: Part[] = [{ slot: 'image', as: 'srcset' }];
  expect(filled(parts, { image: '/a?w=390,780' })).toBe('/a?w=390 390w, /a?w=780 780w');
  expect(filled(parts, { image: '/a.webp' })).toBe('/a.webp');
});

test('of a condition one side is written', () => {
  const parts: Part[] = [{ when: { slot: 'logo' }, yes: ['<img/>'], no: ['<b/>'] }];
  expect([filled(parts, { logo: '/a' }), filled(parts)]).toEqual(['<img/>', '<b/>']);
  const open: Part[] = [
    { when: { open: ['/plaza/', { slot: 'place', as: 'segment' }] }, yes: ['yes'], no: ['no'] },
  ];
  const canOpen = (href: string) => href === '/plaza/bar';
  expect(filled(open, { place: 'bar' }, { canOpen })).toBe('yes');
  expect(filled(open, { place: 'spa' }, { canOpen })).toBe('no');
});

test('a list is written item by item, lists in it too', () => {
  const icon: Part = { each: 'links.icon', item: ['<path d="', { slot: 'links.icon.d' }, '"/>'] };
  const parts: Part[] = [{ each: 'links', item: ['<a>', { slot: 'links.name' }, icon, '</a>'] }];
  const links = [{ name: 'One', icon: [{ d: 'M1' }, { d: 'M2' }] }, { name: '<Two>' }];
  expect(filled(parts, { links })).toBe('<a>One<path d="M1"/><path d="M2"/></a><a>&lt;Two&gt;</a>');
});

test('the link to this page says so', () => {
  const parts: Part[] = ['<a', { current: ['/plaza/bar'], below: true }, ' href="/plaza/bar">'];
  const isHere = (href: string, below: boolean) => below && href === '/plaza/bar';
  expect(filled(parts, {}, { isHere })).toBe('<a aria-current="page" href="/plaza/bar">');
  expect(filled(parts)).toBe('<a href="/plaza/bar">');
});

test('two texts that may stand side by side are kept apart as React does it', () => {
  const parts: Part[] = ['One', { when: { slot: 'a' }, yes: ['two'], no: [] }, '<i>three</i>'];
  expect(filled(parts, { a: true })).toBe('One<!-- -->two<i>three</i>');
  expect(filled(['<p>', { outlet: true }, 'x'])).toBe('<p><hr/>x');
});

test('a slot that nobody knows is empty, whatever it is called', () => {
  for (const slot of ['nothing', '__proto__', 'constructor', 'toString'])
    expect(filled([{ slot }, { each: slot, item: ['x'] }])).toBe('');
});

/** What can be wrong with a frame of a few hundred bytes, of a hotel that has much to say. */
const LONG = Array.from({ length: 1000 }, (_, key) => ({
  key: String(key),
  text: 'x'.repeat(100),
}));
const each = (list: string, ...item: Part[]): Part => ({ each: list, item });
const asks: Part = { when: { open: ['/plaza/', { slot: 'b.text' }] }, yes: [], no: [] };

test.each<[string, Part[]]>([
  ['many letters', [each('a', each('b', { slot: 'b.text' }))]],
  [
    'many letters in what is asked',
    [each('a', each('b', { current: [{ slot: 'b.text' }], below: true }))],
  ],
  ['many empty items', [each('a', each('b', each('c')))]],
  ['many empty parts', [each('a', ...Array<Part>(1000).fill({ slot: 'nothing' }))]],
  ['many questions', [each('a', each('b', asks))]],
  ['many copies of what stands inside', Array<Part>(200_000).fill({ outlet: true })],
])('SHELL-80 a frame that would write %s is given up', (_, parts) => {
  const canOpen = vi.fn(() => true);
  const slots = { a: LONG, b: LONG, c: LONG };
  expect(() => filled(parts, slots, { canOpen })).toThrow('more than any page has');
  expect(canOpen.mock.calls.length).toBeLessThan(1000);
});

test('SHELL-80 what a hotel with much to say may have is written', () => {
  const parts = [
    each('a', '<p>', { slot: 'a.text' }, '</p>'),
    each('b', '<p>', { slot: 'b.text' }),
  ];
  expect(filled(parts, { a: LONG, b: LONG })).toHaveLength(210_000);
});
