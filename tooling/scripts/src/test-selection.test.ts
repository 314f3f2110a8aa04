import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';
import { select } from './test-selection.ts';

test('without a name everything runs', () => {
  expect(select()).toEqual({ lint: '.', vitest: ['run'], playwright: [], notRun: [] });
});

test('a package name selects its tests and the end-to-end tests of its rows', () => {
  const { lint, vitest, playwright, notRun } = select('mfe-auth');
  expect(lint).toBe('mfe-auth');
  expect(vitest).toEqual(['run', join(ROOT, 'mfe-auth/')]);
  expect(playwright).toEqual(['--project=Chromium', '--grep=\\b(?:AUTH)-\\d']);
  expect(notRun.join()).toContain('without a row of AUTH');
});

test('a folder inside a package selects only its unit and component tests', () => {
  const { vitest, playwright, notRun } = select('platform/releases/src/composition/');
  expect(vitest).toEqual(['run', join(ROOT, 'platform/releases/src/composition/')]);
  expect(playwright).toBeUndefined();
  expect(notRun).toContain('end-to-end tests');
});

test('a source selects the tests that import it, a test only itself', () => {
  const source = 'platform/releases/src/composition/resolve.ts';
  expect(select(source).vitest).toEqual(['related', '--run', join(ROOT, source)]);
  const own = 'platform/releases/src/composition/resolve.test.ts';
  expect(select(own).vitest).toEqual(['run', join(ROOT, own)]);
});

test('a specification selects only itself, in its projects', () => {
  const { vitest, playwright } = select('e2e/tests/login.spec.ts');
  expect(vitest).toBeUndefined();
  expect(playwright).toEqual(['tests/login.spec.ts']);
});

test.each(['mfe-spa', '../elsewhere', '/etc'])('refuses the unknown name %s', (name) => {
  expect(() => select(name)).toThrow(`There is no package, folder or file ${name} here.`);
});
