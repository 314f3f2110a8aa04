/** Creates simulated releases of other teams: the shape of ours, with other names and bytes. */
import { randomBytes } from 'node:crypto';
import type { Release } from '@foyer/releases/contracts';
import { integrityOf } from '@foyer/releases/contracts';
import { putRelease } from '@foyer/releases/publish';
import type { ObjectStore } from '@foyer/releases/store';
import { screenNameOf, titleOf } from './remote-names.ts';

/** One of this many remotes has an icon in the header. */
const EACH_IN_HEADER = 10;
/** Matches the content hash in a file name. */
const HASH_IN_NAME = /\.[0-9a-f]{10}\./;

/** Creates a remote with the shape of `model` and another subject. `index` is its number among all. */
export function renamedRemote(model: Release, subject: string, index: number): Release {
  const screens = Object.keys(model.screens);
  const nameOfScreen = new Map(screens.map((screen, at) => [screen, screenNameOf(subject, at)]));
  const renamed = (screen: string) => nameOfScreen.get(screen) ?? screen;
  const inPath = (path: string) =>
    path.replace(/[^/.]+(?=\.[0-9a-f]{10}\.)/, (chunk) => renamed(chunk));
  const paths = new Map(
    model.mounts.map(({ path }, at) => [path, at === 0 ? subject : pathOf(subject, path, at)]),
  );
  const icon = [`M${[...randomBytes(60)].map((byte) => (byte / 10).toFixed(1)).join(' ')}`];
  const entry = { label: titleOf(subject), to: subject, order: 10 + index };
  return {
    ...model,
    name: `mfe-${subject}`,
    mounts: model.mounts.map(({ path, screen, title, preloadedQueries }, at) => ({
      path: paths.get(path) ?? path,
      area: 'dashboard',
      screen: renamed(screen),
      ...(title && { title: titleOf(at === 0 ? subject : screenNameOf(subject, at)) }),
      ...(preloadedQueries && { preloadedQueries }),
    })),
    header: index % EACH_IN_HEADER === 0 ? [{ ...entry, icon }] : [],
    menu: index % 2 === 0 ? [entry] : [],
    screens: mapped(model.screens, renamed, ({ scripts, styles }) => ({
      scripts: scripts.map(inPath),
      styles: styles.map(inPath),
    })),
    templates: mapped(model.templates ?? {}, (path) => paths.get(path) ?? path, inPath),
    exposes: mapped(model.exposes ?? {}, renamed, (exposed) => exposed),
    files: mapped(model.files, inPath, (file) => file),
  };
}

const pathOf = (subject: string, path: string, at: number) =>
  [
    subject,
    screenNameOf(subject, at),
    ...(path.includes(':') ? [`:${screenNameOf(subject, at)}Id`] : []),
  ].join('/');

function mapped<From, To>(
  record: Record<string, From>,
  key: (key: string) => string,
  value: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([k, v]) => [key(k), value(v)]));
}

/** Publishes another version of a release with files of the same sizes and random bytes. */
export async function putVersion(
  store: ObjectStore,
  model: Release,
  version: string,
): Promise<Release> {
  const names = new Map<string, string>();
  const nameOf = (path: string) => {
    const random = () => `.${randomBytes(5).toString('hex')}.`;
    const name = names.get(path) ?? path.replace(HASH_IN_NAME, random);
    names.set(path, name);
    return name;
  };
  const packed = new Map<string, Uint8Array>();
  const files: Release['files'] = {};
  for (const [path, { bytes }] of Object.entries(model.files)) {
    const content = randomBytes(bytes);
    packed.set(nameOf(path), content);
    files[nameOf(path)] = { bytes, integrity: await integrityOf(content) };
  }
  const release: Release = {
    ...model,
    version,
    entry: nameOf(model.entry),
    screens: mapped(model.screens, String, ({ scripts, styles }) => ({
      scripts: scripts.map(nameOf),
      styles: styles.map(nameOf),
    })),
    templates: mapped(model.templates ?? {}, String, nameOf),
    files,
  };
  await putRelease(store, release, packed);
  return release;
}
