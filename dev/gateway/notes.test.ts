import { expect, test } from 'vitest';
import type { PartState } from '../parts/part-state.ts';
import { notesOf } from './notes.ts';

const RELEASE = '1.4.0-local.abc';
const SOURCE = '0.0.0-dev-abc';
const built = (...changed: string[]) => ({ built: { versions: ['1.4.0', RELEASE], changed } });

const part = (change: Partial<PartState>): PartState => ({
  name: 'mfe-golf',
  isStarting: false,
  problems: [],
  ...change,
});

function notes(
  state: Partial<PartState>,
  version: string | undefined,
  meaning: { part?: string; leftOut?: Map<string, string[]> } = {},
) {
  return notesOf([part(state)], () => version, { leftOut: new Map(), ...meaning });
}
const stale = (words: string) => [{ part: 'mfe-golf', words, isStale: true }];

test('DEV-05 a release that was built of the source as it is needs no word', () => {
  expect(notes(built(), RELEASE)).toEqual([]);
  expect(notes({ origin: 'http://localhost:1' }, SOURCE)).toEqual([]);
});

test.each<[state: Partial<PartState>, words: string]>([
  [built('src/a.ts'), `mfe-golf ${RELEASE} is older than src/a.ts`],
  [built('a', 'b', 'c', 'd'), `mfe-golf ${RELEASE} is older than a, b and 2 more`],
  [
    { built: { versions: ['1.5.0'], changed: [] } },
    `mfe-golf ${RELEASE} is not what was built here last`,
  ],
  [{}, `mfe-golf ${RELEASE} is not what was built here last`],
  [{ built: { versions: [RELEASE] } }, `mfe-golf ${RELEASE} does not say what it was built of`],
  [
    { ...built(), isStarting: true },
    `mfe-golf ${RELEASE} is shown until its dev server has started`,
  ],
])('DEV-05 a release that is not what the source says is said: %j', (state, words) => {
  expect(notes(state, RELEASE)).toEqual(stale(words));
});

test('DEV-05 a part that the page does not have needs no word', () => {
  expect(notes(built('src/a.ts'), undefined)).toEqual([]);
});

test('DEV-05 a source that is wrong is said, and that what is shown was there before', () => {
  expect(notes({ problems: ['mfe-golf/remote.ts: name is missing'] }, SOURCE)).toEqual(
    stale('mfe-golf/remote.ts: name is missing'),
  );
  const leftOut = new Map([['mfe-golf', ['the mounts collide']]]);
  expect(notes({}, undefined, { leftOut })).toEqual([
    { part: 'mfe-golf', words: 'mfe-golf is left out: the mounts collide', isStale: false },
  ]);
});

test('DEV-02 beside one remote from its source releases are what was asked for', () => {
  expect(notes(built('src/a.ts'), RELEASE, { part: 'mfe-auth' })).toEqual([]);
  expect(notes(built('src/a.ts'), RELEASE, { part: 'mfe-golf' })).toHaveLength(1);
});
