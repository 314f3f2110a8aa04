import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostConfig, remoteConfig } from '../federation.ts';
import { remote as auth } from '../mfe-auth/remote.ts';
import { remote as hotel } from '../mfe-hotel/remote.ts';
import type { Release } from '../shared/src/contracts/release.ts';

const CONFIGS: Record<string, () => RsbuildConfig> = {
  shell: hostConfig,
  'mfe-auth': () => remoteConfig(auth),
  'mfe-hotel': () => remoteConfig(hotel),
};

/** What a team would add for its own remote. */
const ENDPOINT = "export const parking = (slug) => '/parking/' + slug;";
const SCHEMA = 'export const Parking = z.object({ spaces: z.number() });';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-releases-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Ends files of `shared` with `lines`; which files those are is part of their modules' ids. */
function ending(lines: Record<string, string>): RsbuildPlugin {
  return {
    name: 'test:ending',
    setup(api) {
      for (const [path, line] of Object.entries(lines))
        api.transform({ test: new RegExp(`shared/src/${path}\\.ts$`) }, ({ code }) => code + line);
    },
  };
}

/** Builds a release into a folder, and gives that. */
async function built(name: string, lines: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(folder, name));
  const config = CONFIGS[name]?.() ?? {};
  config.output = { ...config.output, distPath: { root } };
  config.plugins?.push(ending(lines));
  const rsbuild = await createRsbuild({
    cwd: join(import.meta.dirname, '..', name),
    config: { ...config, mode: 'production', logLevel: 'error' },
  });
  const { close } = await rsbuild.build();
  await close();
  return root;
}

const described = async (root: string): Promise<Release> =>
  JSON.parse(await readFile(join(root, 'release.json'), 'utf8'));
const release = async (name: string, lines: Record<string, string>) =>
  described(await built(name, lines));

test.each([
  ['shell', ['auth', 'auth-answers', 'quick-info', 'weather']],
  ['mfe-auth', ['category', 'hotel', 'quick-info', 'weather']],
  ['mfe-hotel', ['auth', 'auth-answers', 'user']],
])(
  '%s has the same bytes when another adds an endpoint or a schema',
  async (name, others) => {
    const schemas = others.map((file) => [`contracts/${file}`, SCHEMA] as const);
    const added = { 'api/endpoints': ENDPOINT, ...Object.fromEntries(schemas) };
    const nothing = Object.fromEntries(Object.keys(added).map((path) => [path, '']));
    const before = await release(name, nothing);
    const after = await release(name, added);
    expect(after).toEqual(before);
    const { version } = JSON.parse(await readFile(join(name, 'package.json'), 'utf8'));
    expect(after.version, 'the version is that of the package').toBe(version);
  },
  60_000,
);

test('an entry knows the hashes of its later styles, and none of scripts, which the page has', async () => {
  const root = await built('mfe-auth', {});
  const { entry, files } = await described(root);
  const hashes = (await readFile(join(root, entry), 'utf8')).match(/sha384-[\w+/]{64}/g) ?? [];
  const styles = Object.entries(files).filter(([path]) => path.endsWith('.css'));
  expect(hashes.toSorted()).toEqual(styles.map(([, { integrity }]) => integrity).toSorted());
}, 30_000);
