import { expect, test } from 'vitest';
import type { Channel, Fleet } from '../contracts/fleet.ts';
import { rollbackTarget, versionsAtHotel, versionsOnChannel } from './rollback.ts';

const SPA = 'mfe-spa';
const at = (...stable: [] | [current: string, previous?: string]): Fleet => {
  const [current, previous] = stable;
  const channel = current && { current, ...(previous && { previous }) };
  return { channels: channel ? { [SPA]: { stable: channel as Channel } } : {}, hotels: {} };
};
/** Finds the rollback target of a history of channel versions. */
const before = (history: Fleet[], ...withdrawn: string[]) =>
  rollbackTarget(history, versionsOnChannel(SPA), (version) => withdrawn.includes(version));

test.each([
  ['nothing was ever live', [], undefined],
  ['the remote was never released', [at()], undefined],
  ['one version was live', [at('1')], undefined],
  ['the version never changed', [at('1'), at('1')], undefined],
  ['another version was live', [at('1'), at('2')], ['1']],
  ['several versions were live', [at('1'), at('2'), at('3')], ['2', '1']],
  ['the first document names its predecessor', [at('2', '1')], ['1']],
  ['a later document names it, too', [at('2', '1'), at('3', '2')], ['2', '1']],
  ['there was one rollback', [at('1'), at('2'), at('3'), at('2')], ['1']],
  ['there were two rollbacks', [at('1'), at('2'), at('3'), at('2'), at('1')], undefined],
  ['a release followed a rollback', [at('1'), at('2'), at('1'), at('3')], ['1']],
  ['the remote was removed and came back', [at('1'), at(), at('2')], ['1']],
  ['the remote is removed now', [at('1'), at('2'), at()], ['2', '1']],
])('FLEET-22 finds the version to roll back to if %s', (_, history, versions) => {
  const [current, previous] = versions ?? [];
  expect(before(history)).toEqual(current === undefined ? undefined : { current, previous });
});

test('FLEET-23 skips withdrawn versions and merges equal neighbours', () => {
  const history = [at('1'), at('2'), at('3')];
  expect(before(history, '2')).toEqual({ current: '1', previous: undefined });
  expect(before(history, '1')).toEqual({ current: '2', previous: undefined });
  expect(before(history, '1', '2')).toBeUndefined();
  // The current version is withdrawn.
  expect(before(history, '3')).toEqual({ current: '2', previous: '1' });
  const around = [at('1'), at('2'), at('3'), at('4'), at('3'), at('5')];
  expect(before(around, '3')).toEqual({ current: '2', previous: '1' });
  expect(before([at('1'), at('2'), at('3'), at('1'), at('4')], '2', '3')).toEqual({
    current: '1',
    previous: undefined,
  });
});

test('FLEET-22 reads the history of a hotel and of the channel next separately', () => {
  const own = (version: string): Fleet => ({
    ...at('1'),
    hotels: { plaza: { remotes: { [SPA]: { release: { current: version } } } } },
  });
  const never = () => false;
  const history = [at('1'), own('2'), own('3')];
  expect(rollbackTarget(history, versionsAtHotel(SPA, 'plaza'), never)?.current).toBe('2');
  expect(rollbackTarget(history, versionsAtHotel(SPA, 'inn'), never)).toBeUndefined();
  const next = (version: string): Fleet => ({
    channels: { [SPA]: { stable: { current: '1' }, next: { current: version } } },
    hotels: {},
  });
  const channels = [next('2'), next('3')];
  expect(rollbackTarget(channels, versionsOnChannel(SPA, 'next'), never)?.current).toBe('2');
  expect(rollbackTarget(channels, versionsOnChannel(SPA), never)).toBeUndefined();
});
