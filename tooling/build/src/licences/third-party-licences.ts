/** Carries the licence files of a third-party build along with its release. */
import { LICENCES } from '@foyer/releases/contracts';
import { ENTRY_SEPARATOR } from './licences-plugin.ts';

/** Licence files of other tools, such as `main.js.LICENSE.txt` or `.vite/license.md`. */
const LICENCE_FILE = /(?:licen[cs]e|notice|copying)[^./]*(?:\.(?:txt|md))?$/i;

/** Reports whether a file of a third-party build holds licences. */
export const isLicenceFile = (path: string): boolean => LICENCE_FILE.test(path);

/** Replaces the licence files of a third-party build by one `licences.txt` with all of them. */
export function withOneLicenceFile(files: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const [licences, others] = [true, false].map((wanted) =>
    [...files].filter(([path]) => isLicenceFile(path) === wanted),
  ) as [[string, Buffer][], [string, Buffer][]];
  if (licences.length === 0) return new Map(others);
  const texts = licences.map(([path, bytes]) => `${path}\n\n${bytes.toString().trim()}`);
  return new Map([...others, [LICENCES, Buffer.from(`${texts.join(ENTRY_SEPARATOR)}\n`)]]);
}
