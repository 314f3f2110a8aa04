import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';
import { EXCLUDED, PAGE_PATHS, type Page, readPage, wordCount } from './markdown.ts';

/**
 * The most words of docs/ without the lists. The list of security requirements has its own bound; that
 * of behaviours grows with the product, by rows of at most 160 characters.
 */
const MAX_WORDS = 25_000;
const LISTS = ['docs/behaviour.md', 'docs/security.md'];
const MAX_SECURITY_WORDS = 7_000;
/** The most words of the page that a newcomer reads first. */
const MAX_ARCHITECTURE_WORDS = 1_800;
/** A page that a source names, such as `docs/glossary.md`. */
const NAMED_PAGE = /(?<![\w/.-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g;
/** An address of another server. */
const EXTERNAL_URL = /^[a-z][a-z+.-]*:/i;
const SOURCES = '**/*.{ts,tsx,css,js,mjs,cjs,json,sh,yaml,yml,grit,html,sql}';
/** Paths in code marks that must exist, except those of examples and builds. */
const PATH =
  /^(?!.*(?:parking|NNNN|\/dist(?:\/|$)))(?:bench|docs|e2e|mfe-\w+|platform|provider|shared|shell|tooling)\/[\w@./-]+$/;

const pages = new Map(PAGE_PATHS.map((path) => [path, readPage(path)]));

/** Returns the path, from the root, and the anchor that a link of a page leads to. */
function targetOf(page: Page, url: string): [path: string, anchor: string | undefined] {
  const { pathname, hash } = new URL(url, `http://root/${page.path}`);
  const anchor = hash ? decodeURIComponent(hash.slice(1)) : undefined;
  return [decodeURIComponent(pathname.slice(1)), anchor];
}

/** Returns why a target does not exist; undefined if it does. */
function problemOf([path, anchor]: [path: string, anchor: string | undefined]): string | undefined {
  if (!existsSync(join(ROOT, path))) return `there is no ${path}`;
  if (anchor === undefined) return undefined;
  const anchors = pages.get(path)?.anchors;
  return anchors?.has(anchor) ? undefined : `${path} has no heading #${anchor}`;
}

const pagesIn = (folder: string) =>
  PAGE_PATHS.filter((path) => dirname(path) === folder.slice(0, -1));

const localReferences = (page: Page) =>
  page.references.filter(({ url }) => !EXTERNAL_URL.test(url));

test('every link and picture of a Markdown page leads to a file and heading that exist', () => {
  const all = [...pages.values()].flatMap((page) =>
    localReferences(page).map(({ url, line }) => ({ page, url, line })),
  );
  expect(all.length).toBeGreaterThan(0);
  const broken = all.flatMap(({ page, url, line }) => {
    const problem = problemOf(targetOf(page, url));
    return problem ? [`${page.path}:${line}: ${problem}`] : [];
  });
  expect(broken).toEqual([]);
});

test('every page that a source names exists, with its heading', () => {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: EXCLUDED });
  const named = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED_PAGE)].map(([name]) => ({
      file,
      target: name.split('#') as [string, string?],
    })),
  );
  expect(named.length).toBeGreaterThan(0);
  const broken = named.flatMap(({ file, target: [path, anchor] }) => {
    const problem = problemOf([path, anchor]);
    return problem ? [`${file}: ${problem}`] : [];
  });
  expect(broken).toEqual([]);
});

test('every file that a page names in code marks exists', () => {
  const named = [...pages.values()].flatMap(({ path, inlineCode }) =>
    inlineCode.filter(({ text }) => PATH.test(text)).map((code) => ({ path, ...code })),
  );
  expect(named.length).toBeGreaterThan(0);
  const broken = named
    .filter(({ text }) => !existsSync(join(ROOT, text)))
    .map(({ path, text, line }) => `${path}:${line}: there is no ${text}`);
  expect(broken).toEqual([]);
});

test('links lead from the README to every page of docs/', () => {
  const reached = new Set(['README.md']);
  // Iteration over a set includes pages added meanwhile.
  for (const path of reached) {
    const page = pages.get(path);
    if (!page) continue;
    for (const { url } of localReferences(page)) {
      const [path] = targetOf(page, url);
      reached.add(path);
      // Code hosts list the pages of a folder.
      if (path.endsWith('/')) for (const one of pagesIn(path)) reached.add(one);
    }
  }
  const unreached = PAGE_PATHS.filter((path) => path.startsWith('docs/') && !reached.has(path));
  expect(unreached).toEqual([]);
});

test('docs/ stays within its number of words', () => {
  const wordsOf = (path: string) => wordCount(pages.get(path)?.source ?? '');
  const isCounted = (path: string) => path.startsWith('docs/') && !LISTS.includes(path);
  const docs = PAGE_PATHS.filter(isCounted);
  expect(docs.reduce((sum, path) => sum + wordsOf(path), 0)).toBeLessThanOrEqual(MAX_WORDS);
  expect(wordsOf('docs/architecture.md')).toBeLessThanOrEqual(MAX_ARCHITECTURE_WORDS);
  expect(wordsOf('docs/security.md')).toBeLessThanOrEqual(MAX_SECURITY_WORDS);
});
