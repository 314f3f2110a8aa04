import mermaid from 'mermaid';
import { expect, test } from 'vitest';

const BLOCK = /^```mermaid\n(.*?)^```$/gms;

const loaders = import.meta.glob<string>(['/README.md', '/docs/**/*.md'], {
  query: '?raw',
  import: 'default',
});
const pages = await Promise.all(
  Object.entries(loaders).map(async ([path, load]) => ({
    path,
    diagrams: [...(await load()).matchAll(BLOCK)].map(([, diagram = '']) => diagram),
  })),
);
const drawn = pages.filter(({ diagrams }) => diagrams.length > 0);

test('pages have diagrams', () => {
  expect(drawn).not.toEqual([]);
});

// Mermaid needs a document to parse labels.
test.each(drawn)('the diagrams of $path parse', async ({ diagrams }) => {
  for (const diagram of diagrams) await mermaid.parse(diagram);
});
