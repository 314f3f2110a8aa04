import { expect, test, vi } from 'vitest';
import type { TemplateNode } from '../contracts/template.ts';
import { fillTemplate, type TemplateContext, type TemplateValues } from './fill.ts';

const HOSTILE = `"'><script>alert(1)</script>&`;
const ESCAPED = '&quot;&#x27;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;';

function filled(
  nodes: TemplateNode[],
  values: TemplateValues = {},
  rest: Partial<TemplateContext> = {},
): string {
  return fillTemplate(
    nodes,
    { values, canOpen: () => true, isHere: () => false, ...rest },
    '<hr/>',
  );
}

test('SHELL-21 escapes a variable in an element and in an attribute', () => {
  const nodes: TemplateNode[] = [
    '<p title="',
    { variable: 'name' },
    '">',
    { variable: 'name' },
    '</p>',
  ];
  expect(filled(nodes, { name: HOSTILE })).toBe(`<p title="${ESCAPED}">${ESCAPED}</p>`);
});

test('encodes a path segment', () => {
  const nodes: TemplateNode[] = ['<a href="/plaza/', { variable: 'place', as: 'segment' }, '">'];
  expect(filled(nodes, { place: '../x?y#"z' })).toBe('<a href="/plaza/..%2Fx%3Fy%23%22z">');
  expect(filled(nodes, { place: '\ud800' })).toBe('<a href="/plaza/%EF%BF%BD">');
});

test('writes a srcset for an image with widths, else the plain address', () => {
  const nodes: TemplateNode[] = [{ variable: 'image', as: 'srcset' }];
  expect(filled(nodes, { image: '/a?w=390,780' })).toBe('/a?w=390 390w, /a?w=780 780w');
  expect(filled(nodes, { image: '/a.webp' })).toBe('/a.webp');
});

test('writes one branch of a condition', () => {
  const nodes: TemplateNode[] = [
    { if: { variable: 'logo' }, nodes: ['<img/>'], otherwise: ['<b/>'] },
  ];
  expect([filled(nodes, { logo: '/a' }), filled(nodes)]).toEqual(['<img/>', '<b/>']);
  const open: TemplateNode[] = [
    {
      if: { open: ['/plaza/', { variable: 'place', as: 'segment' }] },
      nodes: ['yes'],
      otherwise: ['no'],
    },
  ];
  const canOpen = (href: string) => href === '/plaza/bar';
  expect(filled(open, { place: 'bar' }, { canOpen })).toBe('yes');
  expect(filled(open, { place: 'spa' }, { canOpen })).toBe('no');
});

test('writes each item of a list and of a nested list', () => {
  const icon: TemplateNode = {
    for: 'links.icon',
    nodes: ['<path d="', { variable: 'links.icon.d' }, '"/>'],
  };
  const nodes: TemplateNode[] = [
    { for: 'links', nodes: ['<a>', { variable: 'links.name' }, icon, '</a>'] },
  ];
  const links = [{ name: 'One', icon: [{ d: 'M1' }, { d: 'M2' }] }, { name: '<Two>' }];
  expect(filled(nodes, { links })).toBe('<a>One<path d="M1"/><path d="M2"/></a><a>&lt;Two&gt;</a>');
});

test('writes aria-current on a link to this page', () => {
  const nodes: TemplateNode[] = [
    '<a',
    { current: ['/plaza/bar'], below: true },
    ' href="/plaza/bar">',
  ];
  const isHere = (href: string, below: boolean) => below && href === '/plaza/bar';
  expect(filled(nodes, {}, { isHere })).toBe('<a aria-current="page" href="/plaza/bar">');
  expect(filled(nodes)).toBe('<a href="/plaza/bar">');
});

test('separates two adjacent texts as React does', () => {
  const nodes: TemplateNode[] = [
    'One',
    { if: { variable: 'a' }, nodes: ['two'], otherwise: [] },
    '<i>three</i>',
  ];
  expect(filled(nodes, { a: true })).toBe('One<!-- -->two<i>three</i>');
  expect(filled(['<p>', { outlet: true }, 'x'])).toBe('<p><hr/>x');
});

test('writes nothing for an unknown variable, whatever its name', () => {
  for (const variable of ['nothing', '__proto__', 'constructor', 'toString'])
    expect(filled([{ variable }, { for: variable, nodes: ['x'] }])).toBe('');
});

/** A list that multiplies when a template of a few hundred bytes nests it. */
const LONG = Array.from({ length: 1000 }, (_, key) => ({
  key: String(key),
  text: 'x'.repeat(100),
}));
const each = (list: string, ...nodes: TemplateNode[]): TemplateNode => ({ for: list, nodes });
const canOpenNode: TemplateNode = {
  if: { open: ['/plaza/', { variable: 'b.text' }] },
  nodes: [],
  otherwise: [],
};

test.each<[string, TemplateNode[]]>([
  ['many characters', [each('a', each('b', { variable: 'b.text' }))]],
  [
    'many characters in an address',
    [each('a', each('b', { current: [{ variable: 'b.text' }], below: true }))],
  ],
  ['many empty items', [each('a', each('b', each('c')))]],
  ['many empty nodes', [each('a', ...Array<TemplateNode>(1000).fill({ variable: 'nothing' }))]],
  ['many conditions on an address', [each('a', each('b', canOpenNode))]],
  ['many copies of the outlet', Array<TemplateNode>(200_000).fill({ outlet: true })],
])('SHELL-80 stops a template that would write %s', (_, nodes) => {
  const canOpen = vi.fn(() => true);
  const values = { a: LONG, b: LONG, c: LONG };
  expect(() => filled(nodes, values, { canOpen })).toThrow('more than a page may have');
  expect(canOpen.mock.calls.length).toBeLessThan(1000);
});

test('SHELL-80 writes the template of a hotel with long texts', () => {
  const nodes = [
    each('a', '<p>', { variable: 'a.text' }, '</p>'),
    each('b', '<p>', { variable: 'b.text' }),
  ];
  expect(filled(nodes, { a: LONG, b: LONG })).toHaveLength(210_000);
});
