/** Takes a remote that was built elsewhere, by whichever tool, into the release store. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PublishError, publish } from '@foyer/gateway/releases/publish';
import { badgeExpose } from '@foyer/shared/contracts/entry';
import { MfManifest } from '@foyer/shared/contracts/mf-manifest';
import { type Release, ReleasePath } from '@foyer/shared/contracts/release';
import { Remote } from '@foyer/shared/contracts/remote';
import { assetsOf, MANIFEST } from '../manifest.ts';
import { entryOf, entryProblems, reactProblems, singletonsOf } from './container.ts';
import { type Files, readDocument, readFiles } from './folder.ts';
import { inScreenLayer } from './styles.ts';

/** What a remote from elsewhere has in the place of a `remote.ts`. */
const DECLARATION = 'remote.json';

/** A release, and the files of the build that it does not hold. */
export type Adopted = { release: Release; leftOut: string[] };

/**
 * Publishes the build in `folder` (its files, an `mf-manifest.json` and a `remote.json` with name,
 * mounts and entries) under the version that the manifest names, with its style sheets in the screen
 * layer. Throws `PublishError` where it cannot run in a page of ours, one sentence a line.
 */
export async function adopt(folder: string, store: string): Promise<Adopted> {
  const remote = await readDocument(folder, DECLARATION, Remote);
  const manifest = await readDocument(folder, MANIFEST, MfManifest);
  const read = await readFiles(folder);
  const problems = [
    ...(remote.name === 'shell' ? ['A remote cannot have the name of the shell.'] : []),
    ...(await entryProblems(manifest, read.files)),
    ...reactProblems(manifest),
  ];
  const screens = screensOf(remote, manifest, problems);
  const { files, unused } = withoutUnused(read.files, screens);
  problems.push(...pathProblems(files, screens));
  const layered = inLayers(files, problems);
  if (problems.length > 0) throw new PublishError(problems.join('\n'));
  const release = await publishFiles(store, layered, {
    ...remote,
    kind: 'remote',
    version: manifest.metaData.buildInfo.buildVersion,
    entry: entryOf(manifest),
    initial: { scripts: [], styles: [] },
    screens,
    singletons: singletonsOf(manifest),
    adopted: true,
  });
  return { release, leftOut: [...read.leftOut, ...unused] };
}

/**
 * The files of every screen and badge. Every style sheet is needed at once: what comes later is
 * brought by the remote's own loader, which asks for no hash.
 */
function screensOf(
  { mounts, header, menu }: Remote,
  manifest: MfManifest,
  problems: string[],
): Release['screens'] {
  const badges = [...header, ...menu].flatMap(({ badge }) => (badge ? [badgeExpose(badge)] : []));
  const names = new Set([...mounts.map(({ screen }) => screen), ...badges]);
  const screens: Release['screens'] = {};
  for (const name of names) {
    const assets = assetsOf(manifest, name);
    if (!assets) problems.push(`The manifest exposes no "./${name}".`);
    else
      screens[name] = {
        scripts: assets.js.sync,
        styles: [...assets.css.sync, ...assets.css.async],
      };
  }
  return screens;
}

/** A sheet that the manifest gives to no screen would come without a hash: it does not come at all. */
function withoutUnused(files: Files, screens: Release['screens']) {
  const used = new Set(Object.values(screens).flatMap(({ styles }) => styles));
  const unused = [...files.keys()].filter((path) => path.endsWith('.css') && !used.has(path));
  return { files: new Map([...files].filter(([path]) => !unused.includes(path))), unused };
}

function pathProblems(files: Files, screens: Release['screens']): string[] {
  const named = Object.values(screens).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  return [
    ...[...new Set(named)]
      .filter((path) => !files.has(path))
      .map((path) => `${path}, which the manifest names, is not in the build.`),
    ...[...files.keys()]
      .filter((path) => !ReleasePath.safeParse(path).success)
      .map(
        (path) =>
          `${JSON.stringify(path)} is no name for a file of a release: letters, digits and ._@~+- are.`,
      ),
  ];
}

function inLayers(files: Files, problems: string[]): Files {
  return new Map(
    [...files].map(([path, bytes]) => {
      if (!path.endsWith('.css')) return [path, bytes];
      const layered = inScreenLayer(path, bytes.toString());
      problems.push(...layered.problems);
      return [path, Buffer.from(layered.css)];
    }),
  );
}

/** Publishes the way every build is: from a folder with a `release.json`. */
async function publishFiles(store: string, files: Files, declared: Omit<Release, 'files'>) {
  const dist = await mkdtemp(join(tmpdir(), 'foyer-adopt-'));
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(dist, path)), { recursive: true });
      await writeFile(join(dist, path), bytes);
    }
    const release: Release = { ...declared, files: Object.fromEntries([...files].map(described)) };
    await writeFile(join(dist, 'release.json'), JSON.stringify(release));
    return await publish({ dist, store, version: release.version });
  } finally {
    await rm(dist, { recursive: true });
  }
}

function described([path, bytes]: [string, Buffer]) {
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return [path, { integrity, bytes: bytes.length }] as const;
}
