import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';
import { PAGES, withInstalledPages } from './pages.ts';

/** The path of a link, without its anchor; not one to another server or heading. */
const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g;

test('names a page of the package where it is installed', () => {
  for (const page of ['docs/team/own-repository.md', 'docs/operator/fleet.md', 'docs/behaviour.md'])
    expect(withInstalledPages(`See (${page}#one).`)).toBe(
      `See (node_modules/@foyer/shared/${page}#one).`,
    );
  const installed = withInstalledPages('docs/hotelier/brand.md');
  expect(withInstalledPages(installed)).toBe(installed);
});

test('refuses a page that the package lacks', () => {
  const page = `docs/${'team/none'}.md`;
  expect(() => withInstalledPages(`See ${page}.`)).toThrow(`The package for teams has no ${page}.`);
});

test('no link of a page in the package leads out of it', () => {
  const links = PAGES.flatMap((page) => {
    const targets = readFileSync(join(ROOT, page), 'utf8').matchAll(LINK);
    return [...targets].map(([, target = '']) => ({
      page,
      path: normalize(join(page, '..', target)),
    }));
  });
  expect(links.length).toBeGreaterThan(50);
  const isPacked = (path: string) =>
    PAGES.some((page) => page === path || (path.endsWith('/') && page.startsWith(path)));
  expect(links.filter(({ path }) => !isPacked(path))).toEqual([]);
});
