import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Release } from '@foyer/releases/contracts';
import { publish as publishBuild } from '@foyer/releases/publish';
import { folderStore } from '@foyer/releases/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDeps } from '../deps/deps.ts';
import { readBuild } from './read-build.ts';

const ENTRY = 'const get = () => {};\nconst init = () => {};\nexport { get, init };';
const REACT = { name: 'react', singleton: true, version: '19.2.0', requiredVersion: '^19.0.0' };

const expose = (name: string, styles: { sync?: string[]; async?: string[] } = {}) => ({
  path: `./${name}`,
  assets: {
    js: { sync: [`${name}.js`], async: ['later.js'] },
    css: { sync: [], async: [], ...styles },
  },
});

/** Creates a build as the tools write it; tests change it. */
const build = () => ({
  remote: {
    name: 'mfe-tides',
    mounts: [{ path: 'hotel/tides', area: 'dashboard', screen: 'tides' }],
    menu: [{ label: 'Tides', to: 'hotel/tides' }],
    origins: ['https://tides.test'],
  } as object,
  manifest: {
    metaData: {
      buildInfo: { buildVersion: '1.2.0' },
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
    },
    shared: [REACT] as object[],
    exposes: [expose('tides', { sync: ['tides.css'], async: ['later.css'] })],
  },
  files: {
    'remoteEntry.js': ENTRY,
    'tides.js': 'export {};',
    'later.js': 'export {};',
    'tides.css': '@charset "utf-8";\n.tide { color: red }',
    'later.css': '.later { color: blue }',
    'page.css': 'body { margin: 0 }',
    'index.html': '<html></html>',
  } as Record<string, string>,
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-adopt-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const store = () => join(folder, 'releases');

async function publishFrom(target: string) {
  const { store, objects } = localDeps(folder);
  const build = await readBuild(target, { store, objects });
  return publishBuild({ build, objects: folderStore(folder) });
}

async function published({ remote, manifest, files }: ReturnType<typeof build>) {
  const dist = join(folder, 'build');
  const documents = {
    'remote.json': JSON.stringify(remote),
    'mf-manifest.json': JSON.stringify(manifest),
  };
  for (const [path, content] of Object.entries({ ...documents, ...files })) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  return publishFrom(dist);
}

test('ORIGIN-08 imports a third-party build as a release with its declaration and requirements', async () => {
  const { release, notes } = await published(build());
  expect(release).toMatchObject({
    name: 'mfe-tides',
    version: '1.2.0',
    kind: 'remote',
    entry: 'remoteEntry.js',
    menu: [{ label: 'Tides', to: 'hotel/tides' }],
    origins: ['https://tides.test'],
    singletons: { react: '^19.0.0' },
    imported: true,
  });
  expect(release.screens.tides, 'lazy style sheets count as styles of the screen').toEqual({
    scripts: ['tides.js'],
    styles: ['tides.css', 'later.css'],
  });
  expect(notes, 'a style sheet of no screen is skipped').toEqual([
    'Skipped, because no page needs it: index.html, remote.json, page.css.',
    'It may not call https://tides.test yet: pnpm fleet allow https://tides.test --hotel SLUG.',
  ]);
  const stored = await readFile(join(store(), 'mfe-tides/1.2.0/release.json'), 'utf8');
  expect(Release.parse(JSON.parse(stored))).toEqual(release);
  expect(Object.keys(release.files)).toContain('mf-manifest.json');
});

test('drops declared templates of a third-party build', async () => {
  const { remote, ...rest } = build();
  const mounts = [{ path: 'hotel/tides', area: 'dashboard', screen: 'tides', template: true }];
  const templates = { 'hotel/tides': 'templates/tides.json' };
  const files = { ...rest.files, 'templates/tides.json': '{"nodes":["<plaintext>"],"style":""}' };
  const declared = { ...remote, mounts, templates };
  const { release } = await published({ ...rest, remote: declared, files });
  expect(release).not.toHaveProperty('templates');
});

test('FLEET-132 joins the licence files of a third-party build into one', async () => {
  const { files, ...rest } = build();
  const licences = {
    'robots.txt': 'User-agent: *',
    'tides.js.LICENSE.txt': 'chart.js: MIT\n',
    '.vite/license.md': '# Licences',
    LICENSE: 'Tides: MIT',
  };
  const { release, notes } = await published({ ...rest, files: { ...files, ...licences } });
  const text = await readFile(join(store(), 'mfe-tides/1.2.0/licences.txt'), 'utf8');
  expect(text.split(/\n\n-+\n\n/)).toEqual([
    '.vite/license.md\n\n# Licences',
    'LICENSE\n\nTides: MIT',
    'tides.js.LICENSE.txt\n\nchart.js: MIT\n',
  ]);
  expect(release.files['licences.txt']).toMatchObject({ bytes: text.length });
  expect(notes[0]).not.toMatch(/licen/i);
});

test('puts its style sheets into the screen layer', async () => {
  await published(build());
  const css = await readFile(join(store(), 'mfe-tides/1.2.0/tides.css'), 'utf8');
  expect(css.replaceAll(/\s+/g, '')).toBe(
    '@charset"utf-8";@layerbase,ui,screen;@layerscreen{.tide{color:red}}',
  );
});

test('accepts the same build again and refuses another one of the same version', async () => {
  const { release } = await published(build());
  expect((await published(build())).release).toEqual(release);
  const other = build();
  other.files['tides.js'] = 'export const other = 1;';
  await expect(published(other)).rejects.toThrow('mfe-tides 1.2.0 is published already');
});

test('recognizes scripts and style sheets by media type, whatever their file extension', async () => {
  const odd = build();
  odd.manifest.exposes = [
    {
      path: './tides',
      assets: {
        js: { sync: ['tides.mjs'], async: [] },
        css: { sync: ['tides.CSS', 'tides.CSS'], async: [] },
      },
    },
  ];
  odd.files = {
    'remoteEntry.js': ENTRY,
    'tides.mjs': 'export {};',
    'tides.CSS': '.a { color: red }',
  };
  const { release } = await published(odd);
  expect(release.screens.tides).toEqual({ scripts: ['tides.mjs'], styles: ['tides.CSS'] });
  const css = await readFile(join(store(), 'mfe-tides/1.2.0/tides.CSS'), 'utf8');
  expect(css).toContain('@layer screen {.a');
});

test('refuses the name of a remote that was built here', async () => {
  await published(build());
  const place = join(store(), 'mfe-tides/1.2.0/release.json');
  const { imported: _, ...ours } = JSON.parse(await readFile(place, 'utf8'));
  await writeFile(place, JSON.stringify(ours));
  const next = build();
  next.manifest.metaData.buildInfo.buildVersion = '1.3.0';
  await expect(published(next)).rejects.toThrow(
    'mfe-tides is the name of a release of this repository: choose another one.',
  );
});

test('does not follow a link to a file outside of the build', async () => {
  await published(build());
  await symlink('/etc/hostname', join(folder, 'build/linked.js'));
  const again = build();
  again.manifest.metaData.buildInfo.buildVersion = '1.3.0';
  const { notes } = await published(again);
  expect(notes.join()).toContain('linked.js');
});

test('includes the style sheets of a badge', async () => {
  const badge = build();
  badge.remote = { ...badge.remote, menu: [{ label: 'T', to: 'hotel', badge: 'height' }] };
  badge.manifest.exposes.push(expose('height.badge', { sync: ['later.css'] }));
  badge.files['height.badge.js'] = 'export {};';
  const { release } = await published(badge);
  expect(release.screens['height.badge']?.styles).toEqual(['later.css']);
});

type Build = ReturnType<typeof build>;

const REFUSED: Record<string, [change: (build: Build) => void, sentence: string | RegExp]> = {
  'an entry that is a classic script': [
    ({ manifest, files }) => {
      manifest.metaData.remoteEntry.type = 'global';
      files['remoteEntry.js'] = 'var mfe_tides;';
    },
    /^remoteEntry\.js is not an ES module with the exports init and get \(its type is "global"\)/,
  ],
  'a classic script declared as a module': [
    ({ files }) => {
      files['remoteEntry.js'] = 'var mfe_tides = { get() {}, init() {} };';
    },
    /^remoteEntry\.js is not an ES module/,
  ],
  'a missing entry': [
    ({ files }) => {
      delete files['remoteEntry.js'];
    },
    "The manifest's entry remoteEntry.js is not in the build.",
  ],
  'classic scripts of a screen': [
    ({ files }) => {
      files['tides.js'] = 'self.chunks.push(1);';
    },
    /^The scripts of "\.\/tides" are not ES modules/,
  ],
  'a publicPath on another server': [
    ({ manifest }) => {
      manifest.metaData.publicPath = 'https://cdn.example.com/';
    },
    /^The build loads its files from "https:\/\/cdn\.example\.com\/": publicPath must be "auto"/,
  ],
  'an invalid version range': [
    ({ manifest }) => {
      manifest.shared = [{ ...REACT, requiredVersion: 'catalog:' }];
    },
    'The remote needs react "catalog:", which is not a version range.',
  ],
  'an endless version range': [
    ({ manifest }) => {
      manifest.shared = [{ ...REACT, requiredVersion: '^19.0.0 || '.repeat(20_000) }];
    },
    /^The remote needs react "\^19\.0\.0 \|\| .{29}", which is not a version range\.$/,
  ],
  'one mount twice': [
    ({ remote }) => {
      const mount = { path: 'hotel/tides', area: 'dashboard', screen: 'tides' };
      Object.assign(remote, { mounts: [mount, mount] });
    },
    /^the mounts mfe-tides .* collide/,
  ],
  'a React that is not shared': [
    ({ manifest }) => {
      manifest.shared = [];
    },
    /^The remote does not share react as a singleton/,
  ],
  'a React that is not a singleton': [
    ({ manifest }) => {
      manifest.shared = [{ ...REACT, singleton: false }];
    },
    /^The remote does not share react as a singleton/,
  ],
  'a screen that the build does not have': [
    ({ manifest }) => {
      manifest.exposes = [];
    },
    'The manifest exposes no "./tides".',
  ],
  'a file that the build does not have': [
    ({ files }) => {
      delete files['tides.js'];
    },
    'tides.js, which the manifest names, is not in the build.',
  ],
  'a missing lazy file': [
    ({ files }) => {
      delete files['later.js'];
    },
    'later.js, which the manifest names, is not in the build.',
  ],
  'a file of an unsupported kind': [
    ({ manifest, files }) => {
      manifest.exposes[0]?.assets.js.async.push('later.wasm');
      files['later.wasm'] = '';
    },
    'later.wasm, which the manifest names, is of a type that releases do not contain.',
  ],
  'a file outside of the build': [
    ({ manifest }) => {
      manifest.exposes = [expose('tides', { sync: ['../../shell/main.css'] })];
    },
    '../../shell/main.css, which the manifest names, is not in the build.',
  ],
  'a rule that reaches into screens of other remotes': [
    ({ files }) => {
      files['tides.css'] = 'button { color: red }';
    },
    'tides.css: button names no class, so it would affect other screens: give it one (docs/team/writing-a-remote.md#styles).',
  ],
  'an import of a style sheet from another server': [
    ({ files }) => {
      files['tides.css'] = '@import "https://example.com/x.css";';
    },
    /^tides\.css: @import "https:\/\/example\.com\/x\.css" is outside the layers/,
  ],
  'an invalid style sheet': [
    ({ files }) => {
      files['tides.css'] = '.a { color: red';
    },
    'tides.css is not a valid style sheet: Unclosed block in line 1.',
  ],
  'an invalid file name': [
    ({ files }) => {
      files['a"b.js'] = '';
    },
    /^"a\\"b\.js" is not a valid file name in a release/,
  ],
  'the name of the shell': [
    ({ remote }) => {
      Object.assign(remote, { name: 'shell' });
    },
    'shell is the name of a release of this repository: choose another one.',
  ],
  'an invalid mount': [
    ({ remote }) => {
      Object.assign(remote, { mounts: [{ path: '/tides', area: 'dashboard', screen: 'tides' }] });
    },
    'remote.json is not valid: mounts → 0 → path.',
  ],
  'an invalid version': [
    ({ manifest }) => {
      manifest.metaData.buildInfo.buildVersion = 'local';
    },
    'mfe-tides local is not a valid name and version of a release.',
  ],
  'a document that is not JSON': [
    ({ files }) => {
      files['mf-manifest.json'] = '<html>';
    },
    'mf-manifest.json is not valid JSON.',
  ],
  'a document that is too large': [
    ({ files }) => {
      files['remote.json'] = ' '.repeat(1_000_001);
    },
    'remote.json weighs 1000001 bytes, more than 1000000.',
  ],
  'too many files': [
    ({ files }) => {
      for (let index = 0; index < 300; index++) files[`chunk-${index}.js`] = '';
    },
    /^The build has 307 files, more than 300\.$/,
  ],
};

test.each(Object.entries(REFUSED))(
  'SHELL-32 refuses %s with a message',
  async (_, [change, sentence]) => {
    const one = build();
    change(one);
    await expect(published(one)).rejects.toThrow(sentence);
    expect(await readdir(store()).catch(() => []), 'nothing is stored').toEqual([]);
  },
);

test('reports every problem at once, with a limit', async () => {
  const one = build();
  one.manifest.shared = [];
  one.files['tides.css'] = Array.from({ length: 100 }, (_, index) => `x-${index} {}`).join(' ');
  const lines = await published(one).then(
    () => [],
    ({ message }: Error) => message.split('\n'),
  );
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toBe('tides.css: and 95 more.');
});

test('names the missing file of a folder without a declaration', async () => {
  await mkdir(join(folder, 'build'));
  await expect(publishFrom(join(folder, 'build'))).rejects.toThrow(
    'has neither a release.json nor the remote.json of a third-party remote',
  );
});
