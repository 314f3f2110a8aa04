import { DEVELOPMENT } from '../../federation/declared.ts';
import type { PartState } from '../parts/part-state.ts';

/** What whoever looks at a page should know of a part of it. */
export type Note = {
  part: string;
  words: string;
  /** Whether the page shows something else than the part's source says. */
  isStale: boolean;
};

export const isSource = (version: string) => version.startsWith(DEVELOPMENT);

/** Whether releases are only what there was before somebody opened a part, and not what was asked for. */
type Meaning = { part?: string | undefined; leftOut: ReadonlyMap<string, readonly string[]> };

/** What is to be said of the parts of a page that has these versions of them. */
export function notesOf(
  parts: readonly PartState[],
  versionOf: (name: string) => string | undefined,
  { part: named, leftOut }: Meaning,
): Note[] {
  return parts.flatMap((part): Note[] => {
    const { name, problems, isStarting } = part;
    const version = versionOf(name);
    const isMeant = named !== undefined && name !== named && version && !isSource(version);
    if (isMeant) return [];
    const note = (words: string, isStale = version !== undefined): Note => ({
      part: name,
      words,
      isStale,
    });
    const wrong = [
      ...problems,
      ...(leftOut.get(name) ?? []).map((problem) => `${name} is left out: ${problem}`),
    ];
    if (wrong.length > 0) return wrong.map((problem) => note(problem));
    if (version === undefined) return [];
    if (isStarting && !isSource(version))
      return [note(`${name} ${version} is shown until its dev server has started`)];
    const old = isSource(version) ? undefined : oldness(part, version);
    return old ? [note(`${name} ${version} ${old}`)] : [];
  });
}

/** How many changed files are named. */
const NAMED = 2;

function oldness({ built }: PartState, version: string): string | undefined {
  if (!built?.versions.includes(version)) return 'is not what was built here last';
  const { changed } = built;
  if (!changed) return 'does not say what it was built of';
  if (changed.length === 0) return undefined;
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : '';
  return `is older than ${changed.slice(0, NAMED).join(', ')}${more}`;
}
