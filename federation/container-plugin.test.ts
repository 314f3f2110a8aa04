import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remoteConfig } from '../federation.ts';
import { remote } from '../mfe-hotel/remote.ts';
import { MfManifest } from '../shared/src/contracts/mf-manifest.ts';
import { Release } from '../shared/src/contracts/release.ts';

const ROOT = resolve(import.meta.dirname, '..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-container-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function build(...plugins: RsbuildPlugin[]): Promise<string> {
  const root = await mkdtemp(join(folder, 'build-'));
  const config = remoteConfig(remote);
  config.output = { ...config.output, distPath: { root } };
  config.plugins?.push(...plugins);
  const rsbuild = await createRsbuild({
    cwd: join(ROOT, 'mfe-hotel'),
    config: { ...config, mode: 'production', logLevel: 'silent' },
  });
  const { close } = await rsbuild.build();
  await close();
  return root;
}

/** Collects what the modules' ids are made of. */
const namesInto = (names: string[]): RsbuildPlugin => ({
  name: 'test:names',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      const { modules } = stats?.toJson({ all: false, modules: true, ids: true }) ?? {};
      names.push(...(modules ?? []).map(({ name }) => decodeURIComponent(name ?? '')));
    });
  },
});

const read = async (...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8'));

/** What a new version of the package would do that keeps its runtime elsewhere. */
const runtimeElsewhere = (errors: string[]): RsbuildPlugin => ({
  name: 'test:runtime-elsewhere',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      for (const { message } of stats?.toJson({ all: false, errors: true }).errors ?? [])
        errors.push(message);
    });
    api.modifyRspackConfig((config, { rspack }) => {
      const { NormalModuleReplacementPlugin } = rspack;
      config.plugins = config.plugins?.filter(
        (plugin) => !(plugin instanceof NormalModuleReplacementPlugin),
      );
    });
  },
});

test("a build whose entry holds the package's own runtime fails and says why", async () => {
  const errors: string[] = [];
  await expect(build(runtimeElsewhere(errors))).rejects.toThrow('build failed');
  expect(errors.join()).toMatch(/remoteEntry\.js weighs \d{5,6} bytes, more than 40000/);
}, 60_000);

test('a release has a manifest that names every screen, its files and what it shares', async () => {
  const dist = await build();
  const manifest = MfManifest.parse(await read(dist, 'mf-manifest.json'));
  const release = Release.parse(await read(dist, 'release.json'));
  expect(release.files['mf-manifest.json']).toBeDefined();
  expect(manifest.metaData.remoteEntry).toEqual({
    name: release.entry,
    path: '',
    type: 'module',
  });
  expect(manifest.exposes.map(({ path }) => path).sort()).toEqual(
    remote.mounts.map(({ screen }) => `./${screen}`).sort(),
  );
  for (const { assets } of manifest.exposes)
    for (const path of [...assets.js.sync, ...assets.css.sync])
      expect(Object.keys(release.files)).toContain(path);
  const react = manifest.shared.find(({ name }) => name === 'react');
  expect(react?.requiredVersion).toBe(release.singletons.react);
}, 60_000);

test('the bytes of a build do not depend on the folder that it is made in', async () => {
  const names: string[] = [];
  await build(namesInto(names));
  expect(names.join()).toContain('__module_federation_bundler_runtime__');
  expect(names.filter((name) => name.includes(ROOT))).toEqual([]);
}, 60_000);
