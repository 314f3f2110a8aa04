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
const NOTICE = /^(?:licen[cs]e|notice|copying|unlicense|third.?party)[\w.-]*$/i;
/** Those of them that hold the package's own licence. */
const LICENCE = /^(?!.*(?:third|3rd).?party)(?:licen[cs]e|copying|unlicense)/i;
const SCRIPT_OR_DATA = /\.(?:[cm]?[jt]sx?|json|map|xml|ya?ml)$/i;

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
  if (!texts.some((one) => LICENCE.test(one.name))) texts.unshift(await suppliedText(name, root));
  if (texts[0]?.text === '')
    throw new Error(
      `${label} is bundled, but has no licence file: copy the licence from its repository to ${suppliedTextPath(name)} ${GUIDE}.`,
    );
  return { name, version, licence, text: texts.map(({ text }) => text).join('\n\n') };
}

/** Reports whether a licence is allowed. The library throws if it is not an SPDX expression. */
function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    return false;
  }
}

/** Returns the texts in a package's folder, with their file names. */
async function textsIn(folder: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .filter((name) => NOTICE.test(name) && !SCRIPT_OR_DATA.test(name));
  const texts = names.sort().map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return { name, text: normalised(text) };
  });
  return (await Promise.all(texts)).filter(({ text }) => text !== '');
}

/** Returns the path of a package's text in the built package. */
const suppliedTextPath = (name: string) => `${TEXTS_FOLDER}/${name.replace('/', '+')}.txt`;

/** Returns the text that the built package has for a package; empty if it has none. */
async function suppliedText(name: string, root: string) {
  const path = suppliedTextPath(name);
  return { name: path, text: normalised(await readFile(join(root, path), 'utf8').catch(() => '')) };
}

/** Makes the bytes independent of the line ends of a package. */
const normalised = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/[ \t]*\r?\n/g, '\n')
    .trim();
