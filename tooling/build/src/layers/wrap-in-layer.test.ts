import { resolve } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { ROOT } from '../packages.ts';
import { wrapInLayer } from './wrap-in-layer.ts';

async function wrapped(css: string, path: string): Promise<string> {
  // The tests ignore whitespace, which is up to PostCSS.
  const { css: text } = await postcss([wrapInLayer()]).process(css, { from: resolve(ROOT, path) });
  return text.replaceAll(/\s+/g, '');
}

test.each([
  ['shared/src/ui/styles/base.css', 'base'],
  ['shell/src/fonts/fonts.css', 'base'],
  ['shared/src/ui/controls/button.module.css', 'ui'],
  ['node_modules/.pnpm/lib@1.0.0/node_modules/lib/style.css', 'ui'],
  ['shell/src/header/header.module.css', 'screen'],
  ['mfe-parking/src/shared/parking.module.css', 'screen'],
])('wraps %s in %s', async (path, layer) => {
  expect(await wrapped('.a { color: red }', path)).toContain(`@layer${layer}{.a{`);
});

test('declares the order of the layers first in every sheet', async () => {
  expect(await wrapped('.a { color: red }', 'mfe-a/a.css')).toMatch(/^@layerbase,ui,screen;/);
});

test('keeps head rules at the start', async () => {
  const css = '@charset "utf-8"; @import "b.css"; .a { color: red }';
  expect(await wrapped(css, 'mfe-a/a.css')).toMatch(
    /^@charset"utf-8";@import"b.css";@layerbase,ui,screen;@layerscreen{\.a/,
  );
});

test('keeps the order of a library’s own layers', async () => {
  const css = '@layer low, high; @layer high { .a { color: red } }';
  expect(await wrapped(css, 'node_modules/lib/style.css')).toMatch(
    /@layerui\{@layerlow,high;@layerhigh\{/,
  );
});
