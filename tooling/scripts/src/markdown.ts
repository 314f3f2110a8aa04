/** Reads the Markdown pages of the repository. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import Slugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

const IN_HTML = /\b(?:src|href)="([^"]*)"/g;

/** Files and folders that are not of this repository, or not of its sources. */
export const EXCLUDED = ['**/node_modules', '**/dist', '**/.*', '**/test-results', '**/reports'];

/** A link or picture: its address, and the line with it. */
type Reference = { url: string; line: number };

/** A fenced code block: its language, its text and the line of its first fence. */
export type CodeBlock = { language: string; text: string; line: number };

/** A list item: the heading above it, and its inline codes. */
type ListItem = { heading: string; codes: string[]; line: number };

/** A row of a table: the heading above it, and the Markdown of its cells. */
type TableRow = { heading: string; cells: string[]; line: number };

/** A page: its path from the root, and the parts that tests check. */
export type Page = ReturnType<typeof parsePage>;

/** The path of every Markdown page of the repository, from the root. */
export const PAGE_PATHS = globSync('**/*.md', { cwd: ROOT, exclude: EXCLUDED }).sort();

/** Reads a page of the repository. */
export const readPage = (path: string): Page =>
  parsePage(path, readFileSync(join(ROOT, path), 'utf8'));

/** Parses a page in GitHub's Markdown. */
export function parsePage(path: string, source: string) {
  const tree = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return {
    path,
    source,
    references: referencesIn(tree),
    anchors: anchorsIn(tree),
    codeBlocks: codeBlocksIn(tree),
    inlineCode: inlineCodeIn(tree),
    listItems: listItemsIn(tree),
    tableRows: tableRowsIn(tree, source),
  };
}

const lineOf = ({ position }: Nodes) => position?.start.line ?? 0;

function referencesIn(tree: Root): Reference[] {
  const found: Reference[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      found.push({ url: node.url, line });
    if (node.type === 'html')
      for (const [, url = ''] of node.value.matchAll(IN_HTML)) found.push({ url, line });
  });
  return found;
}

/** Returns the anchors of the headings, as GitHub makes them. */
function anchorsIn(tree: Root): ReadonlySet<string> {
  const slugger = new Slugger();
  const anchors = new Set<string>();
  visit(tree, 'heading', (node) => {
    anchors.add(slugger.slug(textOf(node)));
  });
  return anchors;
}

function codeBlocksIn(tree: Root): CodeBlock[] {
  const found: CodeBlock[] = [];
  visit(tree, 'code', (node) => {
    found.push({ language: node.lang ?? '', text: node.value, line: lineOf(node) });
  });
  return found;
}

function inlineCodeIn(tree: Nodes): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  visit(tree, 'inlineCode', (node) => {
    found.push({ text: node.value, line: lineOf(node) });
  });
  return found;
}

function listItemsIn(tree: Root): ListItem[] {
  const found: ListItem[] = [];
  let heading = '';
  visit(tree, (node) => {
    if (node.type === 'heading') heading = textOf(node);
    if (node.type !== 'listItem') return;
    found.push({ heading, codes: inlineCodeIn(node).map(({ text }) => text), line: lineOf(node) });
  });
  return found;
}

function tableRowsIn(tree: Root, source: string): TableRow[] {
  const found: TableRow[] = [];
  let heading = '';
  visit(tree, (node) => {
    if (node.type === 'heading') heading = textOf(node);
    if (node.type !== 'tableRow') return;
    const cells = node.children.map(({ children }) =>
      source.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset),
    );
    found.push({ heading, cells, line: lineOf(node) });
  });
  return found;
}

/** Returns the number of words, as `wc -w` counts them. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
