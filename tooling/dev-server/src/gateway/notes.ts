import { DEVELOPMENT } from '@foyer/build/federation';
import type { Note } from '../page/page-status.ts';
import type { SourceState } from '../sources/source-state.ts';

export const isFromSource = (version: string) => version.startsWith(DEVELOPMENT);

/** The named source and the skipped ones. With a named source all others come from releases on purpose. */
type NoteContext = {
  namedSource?: string | undefined;
  skipped: ReadonlyMap<string, readonly string[]>;
};

/** Returns the notes about the sources of a page with these versions. */
export function notesOf(
  states: readonly SourceState[],
  versionOf: (name: string) => string | undefined,
  { namedSource, skipped }: NoteContext,
): Note[] {
  return states.flatMap((state): Note[] => {
    const { name, problems, isStarting } = state;
    const version = versionOf(name);
    const isIntended =
      namedSource !== undefined && name !== namedSource && version && !isFromSource(version);
    if (isIntended) return [];
    const note = (message: string, isStale = version !== undefined): Note => ({
      source: name,
      message,
      isStale,
    });
    const allProblems = [
      ...problems,
      ...(skipped.get(name) ?? []).map((problem) => `${name} is skipped: ${problem}`),
    ];
    if (allProblems.length > 0) return allProblems.map((problem) => note(problem));
    if (version === undefined) return [];
    if (isStarting && !isFromSource(version))
      return [note(`${name} ${version} is shown until its dev server has started`)];
    const staleness = isFromSource(version) ? undefined : stalenessOf(state, version);
    return staleness ? [note(`${name} ${version} ${staleness}`)] : [];
  });
}

/** Maximum number of changed files in a note. */
const MAX_FILES = 2;

function stalenessOf({ lastBuild }: SourceState, version: string): string | undefined {
  if (!lastBuild?.versions.includes(version)) return 'is not the last build of this checkout';
  const { changed } = lastBuild;
  if (!changed) return 'does not record its source files';
  if (changed.length === 0) return undefined;
  const more = changed.length > MAX_FILES ? ` and ${changed.length - MAX_FILES} more` : '';
  return `is older than ${changed.slice(0, MAX_FILES).join(', ')}${more}`;
}
