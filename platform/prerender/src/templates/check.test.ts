import type { TemplateNode } from '@foyer/shared/contracts/template.ts';
import { expect, test } from 'vitest';
import { templateProblem } from './check.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const problemOf = (...nodes: unknown[]) =>
  templateProblem(bytesOf(JSON.stringify({ nodes, style: '' })));

const name: TemplateNode = { variable: 'name' };
const segment: TemplateNode = { variable: 'navigation.slug', as: 'segment' };

test('FLEET-89 accepts what the compiler makes of a screen', () => {
  const link: TemplateNode[] = [
    '<a',
    { current: ['/', segment], below: true },
    ' href="/',
    segment,
    '">',
  ];
  const icon: TemplateNode = {
    if: { variable: 'navigation.icon' },
    nodes: ['<img src="', { variable: 'navigation.icon' }, '" alt=""/>'],
    otherwise: ['<svg viewBox="0 0 24 24"><path d="M0 0"></path></svg>'],
  };
  const entries: TemplateNode = {
    for: 'navigation',
    nodes: [...link, icon, name, '<!-- -->!</a>'],
  };
  const open: TemplateNode = { if: { open: ['/x/', segment] }, nodes: [entries], otherwise: [] };
  expect(
    problemOf('<div class="a"><textarea>', name, '</textarea>', open, '</div>'),
  ).toBeUndefined();
  expect(
    problemOf('<input value="" disabled=""/><main>', { outlet: true }, '</main>'),
  ).toBeUndefined();
});

test.each<[string, string, unknown[]]>([
  ['an unknown node', 'nodes.0, Invalid input', [{ run: 'x' }]],
  [
    'a list inside itself',
    'contains itself',
    [{ for: 'menu', nodes: [{ for: 'menu', nodes: [] }] }],
  ],
  ['an unknown variable', 'no variable "constructor"', [{ variable: 'constructor' }]],
  ['a list as a text', 'only in `For`', [{ variable: 'navigation' }]],
  ['a text as a list', 'not a list', [{ for: 'name', nodes: [] }]],
  ['a comment', '"<!-- <b>"', ['<p></p><!-- <b>']],
  ['an unclosed text area', 'leaves <textarea> open', ['<textarea>']],
  ['an unclosed element', 'leaves <div> open', ['<p></p><div>']],
  ['an end tag in the wrong order', '</b> closes', ['<b><p></b></p>']],
  ['an end tag of an outer element', '</div> closes', ['</div><script>']],
  ['an unclosed tag', 'not markup', ['<a href="/x"']],
  ['an unclosed attribute value', 'not markup', ['<a href="/x>', name, '</a>']],
  ['an element that no end tag closes', '<plaintext', ['<plaintext></plaintext>']],
  ['a self-closed div', '<div/> is not a void element', ['<div/>']],
  ['a script', 'cannot have <script', ['<script>1</script>']],
  ['a script in pieces', 'not markup', ['<scr', name, 'ipt></scr', name, 'ipt>']],
  [
    'a script split by a condition',
    'not markup',
    ['<scr', { if: name, nodes: [], otherwise: [] }, 'ipt>'],
  ],
  ['an unclosed branch', 'not opened', [{ if: name, nodes: ['<b>'], otherwise: ['<b>'] }, '</b>']],
  ['an unclosed list item', 'not opened', [{ for: 'menu', nodes: ['</div>'] }]],
  ['a name as an address', 'is not the whole address', ['<a href="', name, '"></a>']],
  ['a name in a handler', 'cannot be used in "onclick"', ['<a onclick="', name, '"></a>']],
  ['an unencoded segment', 'differs from', ['<a href="/', { variable: 'slug' }, '"></a>']],
  ['a boundary element as markup', 'differs from', ['<foyer-outlet></foyer-outlet>']],
])('FLEET-89 refuses %s', (_, message, nodes) => {
  expect(problemOf(...nodes)).toContain(message);
});

test('FLEET-89 refuses invalid JSON, more than 256 KB, and a style that closes its element', () => {
  expect(templateProblem(bytesOf('x'))).toContain('not valid JSON');
  expect(problemOf('x'.repeat(263_000))).toMatch(/^It has 2\d{5} bytes, more than 262144$/);
  const style = '</style><script>';
  expect(templateProblem(bytesOf(JSON.stringify({ nodes: [], style })))).toContain('style');
});
