import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Release } from '@foyer/releases/contracts';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineScriptPlugin } from '../inline-script.ts';
import { remoteConfig } from '../preset.ts';
import { licencesPlugin } from './licences-plugin.ts';

const MIT = 'The MIT License\r\n\r\nCopyright (c) Ada  \r\n';

/** Returns the files of an npm package in `node_modules`. */
const npmPackage = (name: string, license: unknown, files: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({
      'package.json': JSON.stringify({ name, version: '1.2.3', license, sideEffects: false }),
      ...files,
    }).map(([path, text]) => [`node_modules/${name}/${path}`, text]),
  );

const FILES: Record<string, string> = {
  'package.json': '{ "name": "mfe-parking", "version": "1.0.0" }',
  'src/parking/parking-screen.tsx': `
    import { spaces } from '@acme/spaces';
    import { unused } from 'unused';
    import './parking.css';
    export const Component = () => spaces;`,
  'src/parking/parking.css':
    '.parking { color: red } @font-face { font-family: Sign; src: url("sign/sign.woff2") }',
  ...npmPackage('@acme/spaces', 'MIT', {
    LICENSE: MIT,
    'NOTICE.md': 'Thanks to Grace.',
    'license.js': 'export {};',
    // Without a name, as packages mark their module formats.
    'esm/package.json': '{ "type": "module" }',
    'index.js': `
      export { spaces } from './esm/spaces.js';
      export const levels = () => import('levels');`,
    'esm/spaces.js': "export const spaces = () => import('levels').then(({ levels }) => levels);",
  }),
  ...npmPackage('levels', '(MIT OR GPL-3.0)', {
    'licence.txt': MIT,
    'index.js': 'export const levels = 3;',
  }),
  ...npmPackage('unused', 'MIT', { LICENSE: MIT, 'index.js': 'export const unused = 3;' }),
  ...npmPackage('sign', 'OFL-1.1', {
    OFL: '',
    LICENSE: 'The font licence',
    'sign.woff2': 'x'.repeat(4000),
  }),
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-licences-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const inOrder = (plugins: RsbuildPlugin[]) => plugins;

/** Builds a remote of these files in `folder`; returns its release and `licences.txt`. */
async function build(files: Record<string, string>, arranged = inOrder) {
  await write(files);
  const config = remoteConfig({
    name: 'mfe-parking',
    mounts: [{ path: 'hotel/parking', area: 'dashboard', screen: 'parking' }],
    header: [],
    menu: [],
  });
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      ...config,
      plugins: arranged(config.plugins as RsbuildPlugin[]),
      mode: 'production',
      logLevel: 'silent',
    },
  });
  const { close } = await rsbuild.build();
  await close();
  const read = (path: string) => readFile(join(folder, 'dist', path), 'utf8');
  return {
    release: Release.parse(JSON.parse(await read('release.json'))),
    licences: await read('licences.txt'),
  };
}

test('FLEET-130 lists the packages in a release, with their licence texts', async () => {
  const { release, licences } = await build(FILES);
  expect(release.files).toHaveProperty('licences.txt');
  const [title, ...entries] = licences.split(/\n\n-+\n\n/);
  expect(title).toBe('Licences of the packages in this release');
  const named = entries.map((entry) => entry.split('\n', 1)[0]?.replace(/(?<=core) .*/, ''));
  expect(named).toEqual(['@acme/spaces 1.2.3', '@rspack/core', 'levels 1.2.3', 'sign 1.2.3']);
  expect(entries[0]).toBe(
    '@acme/spaces 1.2.3\nLicence: MIT\n\nThe MIT License\n\nCopyright (c) Ada\n\nThanks to Grace.',
  );
  expect(entries.at(-1)).toBe('sign 1.2.3\nLicence: OFL-1.1\n\nThe font licence\n');
  expect(licences).not.toContain(folder);
});

test('FLEET-130 lists a package that is installed inside one of this repository', async () => {
  const spaces = 'node_modules/@acme/spaces';
  const nested = Object.entries(FILES).map(([path, text]) => [
    path.replace(spaces, `node_modules/@foyer/shared/${spaces}`),
    text,
  ]);
  const { licences } = await build({
    ...Object.fromEntries(nested),
    ...npmPackage('@foyer/shared', undefined, { 'index.js': "export * from '@acme/spaces';" }),
    'src/parking/parking-screen.tsx': `
      import { spaces } from '@foyer/shared';
      export const Component = () => spaces;`,
  });
  expect(licences).toContain('@acme/spaces 1.2.3');
  expect(licences).not.toContain('@foyer');
});

test('FLEET-130 is in a release whose plugins are in reverse order', async () => {
  const { release } = await build(FILES, (plugins) => plugins.toReversed());
  expect(release.files).toHaveProperty('licences.txt');
});

test('FLEET-130 lists the packages of inline scripts, whose plugin comes last', async () => {
  await write({
    ...FILES,
    'src/main.js': 'document.title = "";',
    'src/inline.js': "import { levels } from 'levels'; document.title = levels;",
  });
  const packages = new Set<string>();
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      mode: 'production',
      logLevel: 'silent',
      source: { entry: { main: './src/main.js' } },
      plugins: [
        licencesPlugin(packages),
        inlineScriptPlugin({ inline: './src/inline.js' }, packages),
      ],
    },
  });
  const { close } = await rsbuild.build();
  await close();
  const licences = await readFile(join(folder, 'dist/licences.txt'), 'utf8');
  expect(licences).toContain('levels 1.2.3');
});

test.each([
  ['without a licence', undefined, { LICENSE: MIT }, 'its licence (none) is not in the list'],
  [
    'with another licence',
    'GPL-3.0',
    { LICENSE: MIT },
    'its licence ("GPL-3.0") is not in the list',
  ],
  [
    'without an SPDX licence',
    'SEE LICENSE',
    { LICENSE: MIT },
    '("SEE LICENSE") is not in the list',
  ],
  [
    'without a licence file',
    'MIT',
    {},
    'copy the licence from its repository to licences/levels.txt',
  ],
  [
    'with notices only',
    'MIT',
    { NOTICE: 'Thanks.', 'third-party.txt': MIT, 'LICENSE-3RD-PARTY.txt': MIT },
    'has no licence file',
  ],
  [
    'with data about licences only',
    'MIT',
    { 'licenses.json': '{}', 'license.map': '{}' },
    'has no licence file',
  ],
  ['with an empty licence file', 'MIT', { LICENSE: '\n', NOTICE: MIT }, 'has no licence file'],
])('FLEET-131 fails for a package %s', async (_, licence, texts, message) => {
  const levels = npmPackage('levels', licence, {
    ...texts,
    'index.js': 'export const levels = 3;',
  });
  const { 'node_modules/levels/licence.txt': _text, ...others } = FILES;
  const building = build({ ...others, ...levels });
  await expect(building).rejects.toThrow(`levels 1.2.3 is bundled, but `);
  await expect(building).rejects.toThrow(message);
});

test('FLEET-130 accepts the text of a file UNLICENSE', async () => {
  const { 'node_modules/levels/licence.txt': _text, ...others } = FILES;
  const { licences } = await build({ ...others, 'node_modules/levels/UNLICENSE': 'Public domain' });
  expect(licences).toContain('\n\nPublic domain\n');
});

test('FLEET-130 takes the text of a package without a licence file from the built package', async () => {
  const { 'node_modules/levels/licence.txt': _text, ...others } = FILES;
  const { licences } = await build({ ...others, 'licences/levels.txt': 'From its repository' });
  expect(licences).toContain('levels 1.2.3\nLicence: (MIT OR GPL-3.0)\n\nFrom its repository\n');
});
