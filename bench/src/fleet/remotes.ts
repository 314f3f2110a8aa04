/** Releases as other teams would have them: of the shape of our own, with other names and other bytes. */
import { randomBytes } from 'node:crypto';
import { integrityOf, type Packed } from '@foyer/gateway/releases/pack';
import { putRelease } from '@foyer/gateway/releases/put';
import type { ObjectStore } from '@foyer/gateway/store/object-store';
import type { Release } from '@foyer/shared/contracts/release';
import { inWords, wordOf } from './words.ts';

/** Of so many remotes one has an icon in the header, where there is little room. */
const EACH_IN_HEADER = 10;
/** Where a builder writes the hash of a file into its name. */
const HASH_IN_NAME = /\.[0-9a-f]{10}\./;

/** A remote of the shape of `model`, about something else; `place` is its place among all of them. */
export function inAnotherName(model: Release, subject: string, place: number): Release {
  const screens = Object.keys(model.screens);
  const wordFor = new Map(screens.map((screen, at) => [screen, wordOf(subject, at)]));
  const renamed = (screen: string) => wordFor.get(screen) ?? screen;
  const inPath = (path: string) =>
    path.replace(/[^/.]+(?=\.[0-9a-f]{10}\.)/, (chunk) => renamed(chunk));
  const paths = new Map(
    model.mounts.map(({ path }, at) => [path, at === 0 ? subject : pathOf(subject, path, at)]),
  );
  const icon = [`M${[...randomBytes(60)].map((byte) => (byte / 10).toFixed(1)).join(' ')}`];
  const entry = { label: inWords(subject), to: subject, order: 10 + place };
  return {
    ...model,
    name: `mfe-${subject}`,
    mounts: model.mounts.map(({ path, screen, title, asks }, at) => ({
      path: paths.get(path) ?? path,
      area: 'dashboard',
      screen: renamed(screen),
      ...(title && { title: inWords(at === 0 ? subject : wordOf(subject, at)) }),
      ...(asks && { asks }),
    })),
    header: place % EACH_IN_HEADER === 0 ? [{ ...entry, icon }] : [],
    menu: place % 2 === 0 ? [entry] : [],
    screens: mapped(model.screens, renamed, ({ scripts, styles }) => ({
      scripts: scripts.map(inPath),
      styles: styles.map(inPath),
    })),
    frames: mapped(model.frames ?? {}, (path) => paths.get(path) ?? path, inPath),
    exposes: mapped(model.exposes ?? {}, renamed, (exposed) => exposed),
    files: mapped(model.files, inPath, (file) => file),
  };
}

const pathOf = (subject: string, path: string, at: number) =>
  [subject, wordOf(subject, at), ...(path.includes(':') ? [`:${wordOf(subject, at)}Id`] : [])].join(
    '/',
  );

function mapped<From, To>(
  record: Record<string, From>,
  key: (key: string) => string,
  value: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([k, v]) => [key(k), value(v)]));
}

/** Puts another version of a release into the store, of the same sizes, no byte of which is the same. */
export async function putAnother(
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
  const packed = new Map<string, Packed>();
  const files = mapped(model.files, nameOf, ({ bytes }) => {
    const content = randomBytes(bytes);
    return { bytes, content, integrity: integrityOf(content) };
  });
  for (const [path, { content }] of Object.entries(files))
    packed.set(path, { bytes: content, compressed: undefined });
  const release: Release = {
    ...model,
    version,
    entry: nameOf(model.entry),
    screens: mapped(model.screens, String, ({ scripts, styles }) => ({
      scripts: scripts.map(nameOf),
      styles: styles.map(nameOf),
    })),
    frames: mapped(model.frames ?? {}, String, nameOf),
    files: mapped(files, String, ({ bytes, integrity }) => ({ bytes, integrity })),
  };
  await putRelease(store, release, packed);
  return release;
}
