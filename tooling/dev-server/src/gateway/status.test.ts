import { expect, test } from 'vitest';
import type { SourceState } from '../sources/source-state.ts';
import { notesOf } from './status.ts';

const RELEASE = '1.4.0-local.abc';
const SOURCE = '0.0.0-dev-abc';
const built = (...changed: string[]) => ({ lastBuild: { versions: ['1.4.0', RELEASE], changed } });

const sourceState = (change: Partial<SourceState>): SourceState => ({
  name: 'mfe-golf',
  isStarting: false,
  problems: [],
  ...change,
});

function notes(
  state: Partial<SourceState>,
  version: string | undefined,
  { namedSource, skipped }: { namedSource?: string; skipped?: Map<string, string[]> } = {},
) {
  return notesOf([sourceState(state)], () => version, namedSource, skipped ?? new Map());
}
const stale = (message: string) => [{ source: 'mfe-golf', message, isStale: true }];

test('DEV-05 has no note about a release that was built from the current source', () => {
  expect(notes(built(), RELEASE)).toEqual([]);
  expect(notes({ origin: 'http://localhost:1' }, SOURCE)).toEqual([]);
});

test.each<[state: Partial<SourceState>, message: string]>([
  [built('src/a.ts'), `mfe-golf ${RELEASE} is older than src/a.ts`],
  [built('a', 'b', 'c', 'd'), `mfe-golf ${RELEASE} is older than a, b and 2 more`],
  [
    { lastBuild: { versions: ['1.5.0'], changed: [] } },
    `mfe-golf ${RELEASE} is not the last build of this checkout`,
  ],
  [{}, `mfe-golf ${RELEASE} is not the last build of this checkout`],
  [{ lastBuild: { versions: [RELEASE] } }, `mfe-golf ${RELEASE} does not record its source files`],
  [
    { ...built(), isStarting: true },
    `mfe-golf ${RELEASE} is shown until its dev server has started`,
  ],
])('DEV-05 DEV-17 reports a release that differs from the source: %j', (state, message) => {
  expect(notes(state, RELEASE)).toEqual(stale(message));
});

test('DEV-05 has no note about a source that the page does not include', () => {
  expect(notes(built('src/a.ts'), undefined)).toEqual([]);
});

test('DEV-05 DEV-17 reports a faulty source, and that the page shows the earlier state', () => {
  expect(notes({ problems: ['mfe-golf/remote.ts: name is missing'] }, SOURCE)).toEqual(
    stale('mfe-golf/remote.ts: name is missing'),
  );
  const skipped = new Map([['mfe-golf', ['the mounts collide']]]);
  expect(notes({}, undefined, { skipped })).toEqual([
    { source: 'mfe-golf', message: 'mfe-golf is skipped: the mounts collide', isStale: false },
  ]);
});

test('DEV-02 has no note about other releases if one source is named', () => {
  expect(notes(built('src/a.ts'), RELEASE, { namedSource: 'mfe-auth' })).toEqual([]);
  expect(notes(built('src/a.ts'), RELEASE, { namedSource: 'mfe-golf' })).toHaveLength(1);
});
