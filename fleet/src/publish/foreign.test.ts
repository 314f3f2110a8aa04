import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderStore } from '@foyer/gateway/store/folder-store';
import { Release } from '@foyer/shared/contracts/release';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { worldIn } from '../world/world.ts';
import { publishRelease } from './publish-release.ts';

const ENTRY = 'const get = () => {};\nconst init = () => {};\nexport { get, init };';
const REACT = { name: 'react', singleton: true, version: '19.2.0', requiredVersion: '^19.0.0' };

const expose = (name: string, styles: { sync?: string[]; async?: string[] } = {}) => ({
  path: `./${name}`,
  assets: {
    js: { sync: [`${name}.js`], async: ['later.js'] },
    css: { sync: [], async: [], ...styles },
  },
});

/** A build as the tools write it; what a test changes goes over it. */
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

const publishFrom = (target: string) =>
  publishRelease({
    target,
    objects: folderStore(folder),
    store: worldIn(folder).store,
    fleet: undefined,
  });

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

test('ORIGIN-08 a build from elsewhere becomes a release that says what it is and needs', async () => {
  const { release, notes } = await published(build());
  expect(release).toMatchObject({
    name: 'mfe-tides',
    version: '1.2.0',
    kind: 'remote',
    entry: 'remoteEntry.js',
    menu: [{ label: 'Tides', to: 'hotel/tides' }],
    origins: ['https://tides.test'],
    singletons: { react: '^19.0.0' },
    adopted: true,
  });
  expect(release.screens.tides, 'sheets that come later have no hash of their own').toEqual({
    scripts: ['tides.js'],
    styles: ['tides.css', 'later.css'],
  });
  expect(notes, 'and no page asks for the sheet of no screen').toEqual([
    'No page needs index.html, remote.json, page.css: left out.',
    'It may not call https://tides.test yet: pnpm fleet allow https://tides.test --hotel SLUG.',
  ]);
  const stored = await readFile(join(store(), 'mfe-tides/1.2.0/release.json'), 'utf8');
  expect(Release.parse(JSON.parse(stored))).toEqual(release);
  expect(Object.keys(release.files)).toContain('mf-manifest.json');
});

test('it has no frames, whatever it declares: they are drawn by a build of ours', async () => {
  const { remote, ...rest } = build();
  const mounts = [{ path: 'hotel/tides', area: 'dashboard', screen: 'tides', frame: true }];
  const frames = { 'hotel/tides': 'frames/tides.json' };
  const files = { ...rest.files, 'frames/tides.json': '{"parts":["<plaintext>"],"style":""}' };
  const declared = { ...remote, mounts, frames };
  const { release } = await published({ ...rest, remote: declared, files });
  expect(release).not.toHaveProperty('frames');
});

test('its style sheets lie in the screen layer', async () => {
  await published(build());
  const css = await readFile(join(store(), 'mfe-tides/1.2.0/tides.css'), 'utf8');
  expect(css.replaceAll(/\s+/g, '')).toBe(
    '@charset"utf-8";@layerbase,ui,screen;@layerscreen{.tide{color:red}}',
  );
});

test('the same build again changes nothing, another one of the same version is refused', async () => {
  const { release } = await published(build());
  expect((await published(build())).release).toEqual(release);
  const other = build();
  other.files['tides.js'] = 'export const other = 1;';
  await expect(published(other)).rejects.toThrow('mfe-tides 1.2.0 is published already');
});

test('scripts and sheets are known by what they are served as, however their names are written', async () => {
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

test('the name of a remote that was built here is not taken', async () => {
  await published(build());
  const place = join(store(), 'mfe-tides/1.2.0/release.json');
  const { adopted: _, ...ours } = JSON.parse(await readFile(place, 'utf8'));
  await writeFile(place, JSON.stringify(ours));
  const next = build();
  next.manifest.metaData.buildInfo.buildVersion = '1.3.0';
  await expect(published(next)).rejects.toThrow(
    'mfe-tides is the name of a release that was built here: choose another one.',
  );
});

test('a link to a file elsewhere is not followed', async () => {
  await published(build());
  await symlink('/etc/hostname', join(folder, 'build/linked.js'));
  const again = build();
  again.manifest.metaData.buildInfo.buildVersion = '1.3.0';
  const { notes } = await published(again);
  expect(notes.join()).toContain('linked.js');
});

test('the badge of an entry brings its style sheets as a screen does', async () => {
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
    /^remoteEntry\.js is no ES module with the exports init and get \(its type is "global"\)/,
  ],
  'an entry that only says that it is a module': [
    ({ files }) => {
      files['remoteEntry.js'] = 'var mfe_tides = { get() {}, init() {} };';
    },
    /^remoteEntry\.js is no ES module/,
  ],
  'an entry that is not there': [
    ({ files }) => {
      delete files['remoteEntry.js'];
    },
    "The manifest's entry remoteEntry.js is not in the build.",
  ],
  'a screen whose scripts are classic ones': [
    ({ files }) => {
      files['tides.js'] = 'self.chunks.push(1);';
    },
    /^The scripts of "\.\/tides" are no ES modules/,
  ],
  'files that are sought at an address of another server': [
    ({ manifest }) => {
      manifest.metaData.publicPath = 'https://cdn.example.com/';
    },
    /^The build seeks its files at "https:\/\/cdn\.example\.com\/": publicPath must be "auto"/,
  ],
  'a range that is none': [
    ({ manifest }) => {
      manifest.shared = [{ ...REACT, requiredVersion: 'catalog:' }];
    },
    'The remote needs react "catalog:", which is no range of versions.',
  ],
  'a range without an end': [
    ({ manifest }) => {
      manifest.shared = [{ ...REACT, requiredVersion: '^19.0.0 || '.repeat(20_000) }];
    },
    /^The remote needs react "\^19\.0\.0 \|\| .{29}", which is no range of versions\.$/,
  ],
  'one mount twice': [
    ({ remote }) => {
      const mount = { path: 'hotel/tides', area: 'dashboard', screen: 'tides' };
      Object.assign(remote, { mounts: [mount, mount] });
    },
    /^the mounts mfe-tides .* collide/,
  ],
  'a React of its own': [
    ({ manifest }) => {
      manifest.shared = [];
    },
    /^The remote does not share react/,
  ],
  'a React that is no singleton': [
    ({ manifest }) => {
      manifest.shared = [{ ...REACT, singleton: false }];
    },
    /^The remote shares react, but not as a singleton/,
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
  'a file that comes later and is not there': [
    ({ files }) => {
      delete files['later.js'];
    },
    'later.js, which the manifest names, is not in the build.',
  ],
  'a file of a kind that is not served': [
    ({ manifest, files }) => {
      manifest.exposes[0]?.assets.js.async.push('later.wasm');
      files['later.wasm'] = '';
    },
    'later.wasm, which the manifest names, is of a kind that no release holds.',
  ],
  'a file outside of the build': [
    ({ manifest }) => {
      manifest.exposes = [expose('tides', { sync: ['../../shell/main.css'] })];
    },
    '../../shell/main.css, which the manifest names, is not in the build.',
  ],
  'a rule that reaches into the screens of others': [
    ({ files }) => {
      files['tides.css'] = 'button { color: red }';
    },
    'tides.css: button names no class, so it reaches into the screens of others.',
  ],
  'a sheet that another server would give': [
    ({ files }) => {
      files['tides.css'] = '@import "https://example.com/x.css";';
    },
    /^tides\.css: @import "https:\/\/example\.com\/x\.css" stands outside the layers/,
  ],
  'a sheet that is none': [
    ({ files }) => {
      files['tides.css'] = '.a { color: red';
    },
    'tides.css is no style sheet: Unclosed block in line 1.',
  ],
  'a name that no file of a release can have': [
    ({ files }) => {
      files['a"b.js'] = '';
    },
    /^"a\\"b\.js" is no name for a file of a release/,
  ],
  'the name of the shell': [
    ({ remote }) => {
      Object.assign(remote, { name: 'shell' });
    },
    'shell is the name of a release that was built here: choose another one.',
  ],
  'a mount that is none': [
    ({ remote }) => {
      Object.assign(remote, { mounts: [{ path: '/tides', area: 'dashboard', screen: 'tides' }] });
    },
    'remote.json is not valid: mounts → 0 → path.',
  ],
  'a version that is none': [
    ({ manifest }) => {
      manifest.metaData.buildInfo.buildVersion = 'local';
    },
    'mfe-tides local is no name and version of a release.',
  ],
  'a document that is no JSON': [
    ({ files }) => {
      files['mf-manifest.json'] = '<html>';
    },
    'mf-manifest.json is no JSON.',
  ],
  'a document without an end': [
    ({ files }) => {
      files['remote.json'] = ' '.repeat(1_000_001);
    },
    'remote.json weighs 1000001 bytes, more than 1000000.',
  ],
  'files without an end': [
    ({ files }) => {
      for (let index = 0; index < 300; index++) files[`chunk-${index}.js`] = '';
    },
    /^The build has 307 files, more than 300\.$/,
  ],
};

test.each(Object.entries(REFUSED))(
  'SHELL-32 %s is refused with a sentence',
  async (_, [change, sentence]) => {
    const one = build();
    change(one);
    await expect(published(one)).rejects.toThrow(sentence);
    expect(await readdir(store()).catch(() => []), 'and nothing is left behind').toEqual([]);
  },
);

test('all that is wrong is said at once, and not without an end', async () => {
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

test('a folder without a declaration says what it lacks', async () => {
  await mkdir(join(folder, 'build'));
  await expect(publishFrom(join(folder, 'build'))).rejects.toThrow(
    'holds no release.json, nor the remote.json of a remote from elsewhere',
  );
});
