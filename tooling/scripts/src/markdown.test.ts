import { expect, test } from 'vitest';
import { parsePage, wordCount } from './markdown.ts';

const SOURCE = `# The guide

A [link](a.md#b), a [reference][c] and ![a picture](d.png "Title").

| Column |
|---|
| [in a table](e.md) |

<img src="f.svg" alt="">

## What's \`pnpm fleet\` for?
## The guide

\`[no link](g.md)\` is code.

1. A step:

   \`\`\`sh
   npx pnpm fleet status
   \`\`\`

[c]: h.md
`;

const page = parsePage('guide.md', SOURCE);

test('finds links and pictures in text, tables and HTML, and none in code', () => {
  const urls = page.references.map(({ url }) => url);
  expect(urls).toEqual(['a.md#b', 'd.png', 'e.md', 'f.svg', 'h.md']);
  expect(page.references[2]).toEqual({ url: 'e.md', line: 7 });
});

test('makes the anchors of headings as GitHub does', () => {
  expect([...page.anchors]).toEqual(['the-guide', 'whats-pnpm-fleet-for', 'the-guide-1']);
});

test('finds the code of a page, without its indentation', () => {
  expect(page.codeBlocks).toEqual([{ language: 'sh', text: 'npx pnpm fleet status', line: 18 }]);
  expect(page.inlineCode.map(({ text }) => text)).toEqual(['pnpm fleet', '[no link](g.md)']);
});

test('finds the codes of a list item on all its lines, below its heading', () => {
  const { listItems } = parsePage('a.md', '# Names\n\n- `router`: `Link`,\n  `Outlet`\n- text\n');
  expect(listItems).toEqual([
    { heading: 'Names', codes: ['router', 'Link', 'Outlet'], line: 3 },
    { heading: 'Names', codes: [], line: 5 },
  ]);
});

test('finds the cells of a table below its heading, as they are written', () => {
  const { tableRows } = parsePage(
    'a.md',
    '# V1\n\n| a | b |\n|---|---|\n| **1** | `x`, [y](z.md) |\n',
  );
  expect(tableRows).toEqual([
    { heading: 'V1', cells: ['a', 'b'], line: 3 },
    { heading: 'V1', cells: ['**1**', '`x`, [y](z.md)'], line: 5 },
  ]);
});

test('counts words as wc does', () => {
  expect(wordCount(' one two\n\n| three |\n')).toBe(5);
});
