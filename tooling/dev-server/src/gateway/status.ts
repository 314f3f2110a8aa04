/** Tells a page in development how its sources differ from what it shows. */
import { DEVELOPMENT } from '@foyer/build/federation';
import { SHELL } from '@foyer/releases/contracts';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { PageStatus } from '../page/page-status.ts';
import type { SourceState } from '../sources/source-state.ts';
import { type DevComposition, problemsOf, versionIn } from './resolve-with-sources.ts';
import type { SourceClient } from './source-client.ts';

/** Interval of the checks for a changed release or fleet, in ms. */
const POLL_MS = 2000;
/** Maximum number of changed files in a note. */
const MAX_FILES = 2;

/** A message about a source of a page, for its developer. */
type Note = {
  source: string;
  message: string;
  /** True if the page shows something other than the current source. */
  isStale: boolean;
};

export type StatusDeps = {
  compositionOf(slug: string): Promise<DevComposition>;
  sources: SourceClient;
  /** The only dev source that starts; without it each opened source does. */
  namedSource: string | undefined;
};

export const isFromSource = (version = '') => version.startsWith(DEVELOPMENT);

/**
 * Returns the notes about the sources of a page with these versions. With a named source all others come
 * from releases on purpose.
 */
export function notesOf(
  states: readonly SourceState[],
  versionOf: (name: string) => string | undefined,
  namedSource: string | undefined,
  skipped: DevComposition['skipped'],
): Note[] {
  return states.flatMap((state): Note[] => {
    const { name, problems, isStarting } = state;
    const version = versionOf(name);
    const isInPage = version !== undefined;
    const isRelease = isInPage && !isFromSource(version);
    if (isRelease && namedSource !== undefined && name !== namedSource) return [];
    const skips = skipped.get(name) ?? [];
    const all = [...problems, ...skips.map((problem) => `${name} is skipped: ${problem}`)];
    if (all.length > 0) return all.map((message) => ({ source: name, message, isStale: isInPage }));
    const staleness = isStarting
      ? 'is shown until its dev server has started'
      : isRelease && stalenessOf(state, version);
    if (!isRelease || !staleness) return [];
    return [{ source: name, message: `${name} ${version} ${staleness}`, isStale: true }];
  });
}

function stalenessOf({ lastBuild }: SourceState, version: string): string | undefined {
  if (!lastBuild?.versions.includes(version)) return 'is not the last build of this checkout';
  const { changed } = lastBuild;
  if (!changed) return 'does not record its source files';
  if (changed.length === 0) return undefined;
  const more = changed.length > MAX_FILES ? ` and ${changed.length - MAX_FILES} more` : '';
  return `is older than ${changed.slice(0, MAX_FILES).join(', ')}${more}`;
}

/** A screen: its hotel, and its remote if that is known. */
type Screen = { slug: string; remote: string | undefined };

/** Returns the current status of a page with this screen. */
async function pageStatusOf(
  { slug, remote }: Screen,
  { compositionOf, sources, namedSource }: StatusDeps,
): Promise<PageStatus> {
  const now = await compositionOf(slug).catch(problemsOf);
  if (!('resolution' in now)) return { stale: [SHELL], notes: [...now], versions: {} };
  const { resolution, skipped, isEnabledOnlyHere } = now;
  const states = sources.states();
  const versionOf = (name: string) => versionIn(resolution, name);
  const notes = notesOf(states, versionOf, namedSource, skipped);
  if (namedSource && isEnabledOnlyHere) {
    const message = `${namedSource} is enabled at ${slug} only in development`;
    notes.push({ source: namedSource, message, isStale: false });
  }
  const shown = states.filter(({ name }) => name === SHELL || name === remote);
  const isStale = (name: string) => notes.some((note) => note.isStale && note.source === name);
  const running = shown.filter(({ name, origin }) => origin && isFromSource(versionOf(name)));
  return {
    stale: shown.map(({ name }) => name).filter(isStale),
    notes: notes.map(({ message }) => message),
    versions: Object.fromEntries(running.map(({ name }) => [name, versionOf(name) ?? ''])),
  };
}

/** Answers with an event stream: the status of a page whenever it changes. */
export function statusStream(c: Context, screen: Screen, deps: StatusDeps): Response {
  return streamSSE(c, async (stream) => {
    for (let last = ''; !stream.aborted; ) {
      const states = deps.sources.states();
      const data = JSON.stringify(await pageStatusOf(screen, deps));
      if (data !== last) await stream.writeSSE({ data });
      last = data;
      if (states === deps.sources.states())
        await deps.sources.changed(AbortSignal.timeout(POLL_MS));
    }
  });
}
