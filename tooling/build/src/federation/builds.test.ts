import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Release } from '@foyer/releases/contracts';
import { MfManifest } from '@foyer/shared/contracts/mf-manifest.ts';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import * as query from '@foyer/shared/query';
import * as router from '@foyer/shared/router';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../packages.ts';
import { hostConfig, remoteConfig } from '../preset.ts';

const { remote }: { remote: Remote } = await import(join(ROOT, 'mfe-hotel/remote.ts'));

/** Code that another team adds for its own remote. */
const ENDPOINT = "export const parking = (slug) => '/parking/' + slug;";
const SCHEMA = 'export const Parking = z.object({ spaces: z.number() });';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-builds-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8'));

/** Builds a package into a folder of its own; returns the folder and its release. */
async function build(name: string, config: RsbuildConfig, ...plugins: RsbuildPlugin[]) {
  const root = await mkdtemp(join(folder, name));
  config.output = { ...config.output, distPath: { root } };
  config.plugins?.push(...plugins);
  const rsbuild = await createRsbuild({
    cwd: join(ROOT, name),
    config: { ...config, mode: 'production', logLevel: 'silent' },
  });
  const { close } = await rsbuild.build();
  await close();
  return { root, release: Release.parse(await read(root, 'release.json')) };
}

/** Appends lines to files of `shared`. The set of files is part of their module ids. */
function appending(lines: Record<string, string>): RsbuildPlugin {
  return {
    name: 'test:appending',
    setup(api) {
      for (const [path, line] of Object.entries(lines))
        api.transform({ test: new RegExp(`shared/src/${path}\\.ts$`) }, ({ code }) => code + line);
    },
  };
}

/** Returns additions to the endpoints and schemas, and the same files without additions. */
function additions(...schemas: string[]) {
  const added = {
    'api/endpoints': ENDPOINT,
    ...Object.fromEntries(schemas.map((file) => [`contracts/provider/${file}`, SCHEMA])),
  };
  return { added, nothing: Object.fromEntries(Object.keys(added).map((path) => [path, ''])) };
}

/** Collects the names of all modules. */
const namesInto = (names: string[]): RsbuildPlugin => ({
  name: 'test:names',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      const { modules } = stats?.toJson({ all: false, modules: true, ids: true }) ?? {};
      names.push(...(modules ?? []).map(({ name }) => decodeURIComponent(name ?? '')));
    });
  },
});

/** Returns the names of the packages in the `licences.txt` of a build. */
async function licensedPackages(root: string): Promise<string[]> {
  const text = await readFile(join(root, 'licences.txt'), 'utf8');
  return [...text.matchAll(/^(\S+) \d+\.\d+\.\d+\nLicence: /gm)].map(([, name = '']) => name);
}

describe('a build of the shell', () => {
  const { added, nothing } = additions('auth', 'auth-responses', 'quick-info', 'weather');
  let root: string;
  let release: Release;
  beforeAll(async () => {
    ({ root, release } = await build('shell', hostConfig(), appending(nothing)));
  });

  test('FLEET-130 names its packages, fonts and bundler in the licences', async () => {
    expect(release.files).toHaveProperty('licences.txt');
    const expected = ['@fontsource-variable/figtree', '@rspack/core', 'react', 'react-router'];
    expect(await licensedPackages(root)).toEqual(expect.arrayContaining(expected));
  });

  test('has the same bytes after another team adds an endpoint or a schema', async () => {
    expect((await build('shell', hostConfig(), appending(added))).release).toEqual(release);
    expect(release.version).toBe((await read(ROOT, 'shell/package.json')).version);
  });

  test('FLEET-88 lists the exports of each singleton', () => {
    const { exports } = release;
    expect(exports?.['@foyer/shared/query']).toEqual(Object.keys(query).sort());
    expect(exports?.['@foyer/shared/router']).toEqual(Object.keys(router).sort());
    expect(exports?.['@foyer/shared/runtime']).toContain('session');
    expect(exports?.['react/jsx-runtime']).toEqual(['Fragment', 'default', 'jsx', 'jsxs']);
    expect(exports?.react).toEqual(expect.arrayContaining(['default', 'useId']));
  });
});

describe('a build of a remote', () => {
  const { added, nothing } = additions('auth', 'auth-responses', 'user');
  const names: string[] = [];
  let root: string;
  let release: Release;
  beforeAll(async () => {
    const plugins = [appending(nothing), namesInto(names)];
    ({ root, release } = await build('mfe-hotel', remoteConfig(remote), ...plugins));
  });

  test('has the same bytes after another team adds an endpoint or a schema', async () => {
    const after = await build('mfe-hotel', remoteConfig(remote), appending(added));
    expect(after.release).toEqual(release);
    expect(release.version).toBe((await read(ROOT, 'mfe-hotel/package.json')).version);
  });

  test('FLEET-130 names in the licences only the packages that it bundles', async () => {
    const bundled = ['@rspack/core', '@swc/helpers', 'dompurify', 'lucide-react', 'uqr'];
    expect(await licensedPackages(root)).toEqual(bundled);
  });

  test('does not depend on its folder', () => {
    expect(names).not.toEqual([]);
    expect(names.filter((name) => name.includes(ROOT))).toEqual([]);
  });

  test('has an entry with the hashes of lazy styles', async () => {
    const entry = await readFile(join(root, release.entry), 'utf8');
    const styles = Object.entries(release.files).filter(([path]) => path.endsWith('.css'));
    expect(styles).not.toEqual([]);
    for (const [, { integrity }] of styles) expect(entry).toContain(integrity);
  });

  test('has a manifest with every screen, its files and the shared modules', async () => {
    const manifest = MfManifest.parse(await read(root, 'mf-manifest.json'));
    expect(release.files['mf-manifest.json']).toBeDefined();
    expect(manifest.metaData.remoteEntry).toEqual({
      name: release.entry,
      path: '',
      type: 'module',
    });
    expect(manifest.exposes.map(({ path }) => path).sort()).toEqual(
      [...remote.mounts.map(({ screen }) => `./${screen}`), './search.contribution'].sort(),
    );
    for (const { assets } of manifest.exposes)
      for (const path of [...assets.js.sync, ...assets.css.sync])
        expect(Object.keys(release.files)).toContain(path);
    const react = manifest.shared.find(({ name }) => name === 'react');
    expect(react?.requiredVersion).toBe(release.singletons.react);
  });
});
