import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remoteFiles, writeFiles } from './template.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'create-remote.ts');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-remote-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns the error of a refused command; a successful one would change this checkout. */
async function refusal(...typed: string[]): Promise<string> {
  const output = run(process.execPath, [SCRIPT, ...typed]).then(
    () => 'made',
    ({ stderr }) => stderr,
  );
  return (await output).trim();
}

const FILES = [
  'package.json',
  'remote.ts',
  'rsbuild.config.ts',
  'src/late-checkout/late-checkout-facts.tsx',
  'src/late-checkout/late-checkout-query.ts',
  'src/late-checkout/late-checkout-screen.browser.test.tsx',
  'src/late-checkout/late-checkout-screen.tsx',
  'src/late-checkout/late-checkout.module.css',
  'src/text.ts',
];
const FORM_FILES = [
  'src/late-checkout/late-checkout-form-text.ts',
  'src/late-checkout/late-checkout-form.browser.test.tsx',
  'src/late-checkout/late-checkout-form.tsx',
  'src/late-checkout/late-checkout-mutation.ts',
];

test('TEAM-01 creates no form without --form', async () => {
  const files = await remoteFiles('late-checkout');
  expect([...files.keys()].sort()).toEqual(FILES);
  expect([...files.values()].filter((text) => /form/i.test(text))).toEqual([]);
});

test('TEAM-01 TEAM-07 creates every file of a remote with --form, and none names the template', async () => {
  const files = await remoteFiles('late-checkout', { hasForm: true });
  expect([...files.keys()].sort()).toEqual([...FILES, ...FORM_FILES].sort());
  // A remote may name its prerendered templates, but not the folder that it was created from.
  const ownName = /sample|(?<!open|hydrates the )template(?!: true)/i;
  expect([...files.values()].filter((text) => ownName.test(text))).toEqual([]);
  // A form has a column of its own width.
  expect(files.get('src/late-checkout/late-checkout-screen.tsx')).toContain('<NarrowPage form ');
});

test.each([
  [['hotel'], 'The folder mfe-hotel exists already: choose another name.'],
  [['Check in'], /^"Check in" is not a valid name of a remote/],
  [['quick-info'], /^Choose another name: the mounts mfe-hotel .*quick-info collide\.$/],
  [[], /^Usage: pnpm create-remote NAME \[--form\]\n/],
  [['one', 'two'], /^Usage: /],
  [['one', '--from'], /^Usage: /],
])('TEAM-02 refuses %j and creates nothing', async (typed, sentence) => {
  expect(await refusal(...typed)).toMatch(sentence);
});

test('TEAM-03 TEAM-11 overwrites no file and keeps the sources of packages', async () => {
  await writeFile(join(folder, 'remote.ts'), 'mine');
  const files = await remoteFiles('parking');
  await expect(writeFiles(files, folder)).rejects.toThrow('has a remote.ts already');
  expect(await readdir(folder)).toEqual(['remote.ts']);

  await rm(join(folder, 'remote.ts'));
  const from = { dependencies: { '@foyer/shared': 'file:foyer.tgz' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'x', ...from }));
  await writeFiles(files, folder);
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: '@foyer/mfe-parking', ...from });
});
