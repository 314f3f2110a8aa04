/** Reads the licence of an installed npm package. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';

/** Licences (SPDX) under which guests may get a package's code, if its text comes along. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

const GUIDE = '(docs/team/writing-a-remote.md#npm-packages)';

/** Names of the files that hold a licence or further notices. */
const NOTICE = /^(?:licen[cs]e|notice|copying|third.?party)[\w.-]*$/i;
const SCRIPT = /\.[cm]?[jt]sx?$/i;

/** Folder of a built package with texts for npm packages without a licence file. */
const TEXTS_FOLDER = 'licences';

export type PackageLicence = { name: string; version: string; licence: string; text: string };

/**
 * Reads name, version, licence and licence texts of the package in `folder`. Throws an error if the
 * licence is not allowed or there is no text. `root` is the folder of the package that is built.
 */
export async function readLicence(folder: string, root: string): Promise<PackageLicence> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { name, version, license: licence } = manifest;
  const label = `${name} ${version}`;
  if (typeof licence !== 'string' || !isAllowed(licence))
    throw new Error(
      `${label} is bundled, but its licence (${JSON.stringify(licence) ?? 'none'}) is not in the list of package-licence.ts: bundle another package, or add the licence to the list ${GUIDE}.`,
    );
  const texts = await textsIn(folder);
  if (texts.length === 0) texts.push(...(await ownText(name, root)));
  if (texts.length === 0)
    throw new Error(
      `${label} is bundled, but has no licence file: copy the licence from its repository to ${ownTextPath(name)} ${GUIDE}.`,
    );
  return { name, version, licence, text: texts.join('\n\n') };
}

/** Tells if a licence is allowed. The library throws if it is not an SPDX expression. */
function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    return false;
  }
}

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && NOTICE.test(entry.name) && !SCRIPT.test(entry.name))
    .map((entry) => entry.name);
  const texts = await Promise.all(names.sort().map((one) => readFile(join(folder, one), 'utf8')));
  return texts.map(normalised).filter((text) => text !== '');
}

/** Returns the path of a package's text in the built package. */
const ownTextPath = (name: string) => `${TEXTS_FOLDER}/${name.replace('/', '+')}.txt`;

async function ownText(name: string, root: string): Promise<string[]> {
  const text = await readFile(join(root, ownTextPath(name)), 'utf8').catch(() => '');
  return [normalised(text)].filter((one) => one !== '');
}

/** Makes the bytes independent of the line ends of a package. */
const normalised = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/[ \t]*\r?\n/g, '\n')
    .trim();
