import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';
import { titlesThatRun } from './titles-that-run.ts';

const ID =
  /\b(?:DEV|AUTH|SHELL|HOTEL|LIST|FORM|MSG|API|FLEET|LOOK|ORIGIN|EDGE|APP|ERR|CONST|FAULT|TEAM|SCALE)-\d{2}\b/g;
/** Matches the IDs at the beginning of a title. */
const PROVEN = /^(?:[A-Z]+-\d{2} ?)+/;
const ROW = /^\| ([A-Z]+-\d{2}) \|/gm;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync('**/*.{ts,tsx,css}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/.*'],
});
const tests = sources.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));

const rows = [...read('docs/behaviour.md').matchAll(ROW)].map(([, id]) => id);
const idsOf = (title: string) => PROVEN.exec(title)?.[0].match(ID) ?? [];
const tested = new Set(tests.flatMap((file) => titlesThatRun(file, read(file)).flatMap(idsOf)));

test('every row ID is unique', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((id, place) => rows.indexOf(id) !== place)).toEqual([]);
});

test('every ID in a test or comment has a row', () => {
  const named = sources.flatMap((file) => (read(file).match(ID) ?? []).map((id) => ({ file, id })));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ id }) => !rows.includes(id))).toEqual([]);
});

test('every row is in the title of a test that runs', () => {
  expect(rows.filter((id) => !tested.has(id ?? ''))).toEqual([]);
});

const titles = (source: string) => titlesThatRun('x.test.ts', source);

test.each([
  "test('A', () => {});",
  "it('A', { timeout: 5 }, async () => {});",
  "test.each([[1]])('A', () => {});",
  "for (const row of ['A']) test(row, () => {});",
  "const rows = [['A', 1]]; for (const [title] of rows) test(title, () => {});",
  "const rows = ['A', 'B']; test.each(rows)('%s', () => {});",
  "test('', async () => { await test.step('A', async () => {}); });",
  "describe('', () => { beforeEach(() => {}); it('A', () => {}); });",
  "test.describe.configure({ mode: 'default' }); test('A', () => {});",
])('finds the title of a test that runs: %s', (source) => {
  expect(titles(source)).toContain('A');
});

test.each([
  "test.skip('A', () => {});",
  "test.todo('A');",
  "test('A');",
  "test.fails('A', () => {});",
  "test.fixme('A', async ({ page }) => {});",
  "test['skip']('A', () => {});",
  "test('A', { skip: true }, () => {});",
  "test.skipIf(true)('A', () => {});",
  "it.runIf(process.env.X).each([1])('A', () => {});",
  "describe.skip('A', () => { it('A', () => {}); });",
  "describe.skipIf(!SERVER)('A', () => { it('A', () => {}); });",
  "test.describe.fixme('A', () => { test('A', () => {}); });",
  "test.skip(); test('A', () => {});",
  "test.skip(({ browserName }) => browserName !== 'x', 'why'); test('A', () => {});",
  "describe('A', () => { test.skip(!SERVER, 'why'); test('A', () => {}); });",
  "beforeEach((context) => context.skip(!SERVER)); test('A', () => {});",
  "test('A', ({ skip }) => { skip(); });",
  "test('A', async () => { test.fixme(true, 'why'); });",
  "test('', async () => { if (SERVER) await test.step('A', async () => {}); });",
  "if (SERVER) test('A', () => {});",
  "SERVER && describe('A', () => { it('A', () => {}); });",
  "const perhaps = SERVER ? test : test.skip; perhaps('A', () => {});",
  "const test = SERVER ? base : base.skip; test('A', () => {});",
  "// test('A', () => {});",
  'const text = "test(\'A\', () => {})";',
])('ignores the title of a test that may be skipped: %s', (source) => {
  expect(titles(source)).not.toContain('A');
});
