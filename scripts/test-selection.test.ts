import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './packages.ts';
import { select } from './test-selection.ts';

test('without a name everything runs and nothing is left out', () => {
  expect(select()).toEqual({ lint: '.', vitest: ['run'], playwright: [], leftOut: [] });
});

test('the name of a package runs its tests and the end-to-end tests of its rows', () => {
  const { lint, vitest, playwright, leftOut } = select('mfe-auth');
  expect(lint).toBe('mfe-auth');
  expect(vitest).toEqual(['run', join(ROOT, 'mfe-auth/')]);
  expect(playwright).toEqual(['--project=Chromium', '--grep=\\b(?:AUTH)-\\d']);
  expect(leftOut.join()).toContain('without a row of AUTH');
});

test('a folder inside a package runs its unit and component tests alone', () => {
  const { vitest, playwright, leftOut } = select('gateway/src/composition/');
  expect(vitest).toEqual(['run', join(ROOT, 'gateway/src/composition/')]);
  expect(playwright).toBeUndefined();
  expect(leftOut).toContain('end-to-end tests');
});

test('a source runs the tests that import it, a test runs itself', () => {
  const source = 'gateway/src/composition/resolve.ts';
  expect(select(source).vitest).toEqual(['related', '--run', join(ROOT, source)]);
  const own = 'gateway/src/composition/resolve.test.ts';
  expect(select(own).vitest).toEqual(['run', join(ROOT, own)]);
});

test('a specification runs alone, in the projects that have it', () => {
  const { vitest, playwright } = select('e2e/tests/login.spec.ts');
  expect(vitest).toBeUndefined();
  expect(playwright).toEqual(['tests/login.spec.ts']);
});

test.each(['mfe-spa', '../elsewhere', '/etc'])('%s, which is nothing here, is refused', (name) => {
  expect(() => select(name)).toThrow(`There is no package, folder or file ${name} here.`);
});
