import type { Channel, Fleet } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import { atHotel, liveBefore, onChannel } from './live-before.ts';

const SPA = 'mfe-spa';
const at = (...stable: [] | [current: string, previous?: string]): Fleet => {
  const [current, previous] = stable;
  const channel = current && { current, ...(previous && { previous }) };
  return { channels: channel ? { [SPA]: { stable: channel as Channel } } : {}, hotels: {} };
};
/** What was live before the last of these, one version of the channel after the other. */
const before = (history: Fleet[], ...withdrawn: string[]) =>
  liveBefore(history, onChannel(SPA), (version) => withdrawn.includes(version));

test.each([
  ['nothing was ever live', [], undefined],
  ['nothing is known of the remote', [at()], undefined],
  ['one version was live', [at('1')], undefined],
  ['it was the same all along', [at('1'), at('1')], undefined],
  ['another one was live', [at('1'), at('2')], ['1']],
  ['several were live', [at('1'), at('2'), at('3')], ['2', '1']],
  ['the first document tells what came before it', [at('2', '1')], ['1']],
  ['a later document tells it, too', [at('2', '1'), at('3', '2')], ['2', '1']],
  ['somebody went back once', [at('1'), at('2'), at('3'), at('2')], ['1']],
  ['somebody went back twice', [at('1'), at('2'), at('3'), at('2'), at('1')], undefined],
  ['somebody went back and on', [at('1'), at('2'), at('1'), at('3')], ['1']],
  ['the remote was away meanwhile', [at('1'), at(), at('2')], ['1']],
  ['the remote is away now', [at('1'), at('2'), at()], ['2', '1']],
])('FLEET-22 where %s', (_, history, versions) => {
  const [current, previous] = versions ?? [];
  expect(before(history)).toEqual(current === undefined ? undefined : { current, previous });
});

test('FLEET-23 what was withdrawn is passed over, and what stood around it is one', () => {
  const history = [at('1'), at('2'), at('3')];
  expect(before(history, '2')).toEqual({ current: '1', previous: undefined });
  expect(before(history, '1')).toEqual({ current: '2', previous: undefined });
  expect(before(history, '1', '2')).toBeUndefined();
  // The one that is live now is withdrawn itself.
  expect(before(history, '3')).toEqual({ current: '2', previous: '1' });
  const around = [at('1'), at('2'), at('3'), at('4'), at('3'), at('5')];
  expect(before(around, '3')).toEqual({ current: '2', previous: '1' });
  expect(before([at('1'), at('2'), at('3'), at('1'), at('4')], '2', '3')).toEqual({
    current: '1',
    previous: undefined,
  });
});

test('FLEET-22 a hotel has a past of its own, and so has the channel next', () => {
  const own = (version: string): Fleet => ({
    ...at('1'),
    hotels: { plaza: { remotes: { [SPA]: { release: { current: version } } } } },
  });
  const never = () => false;
  const history = [at('1'), own('2'), own('3')];
  expect(liveBefore(history, atHotel(SPA, 'plaza'), never)?.current).toBe('2');
  expect(liveBefore(history, atHotel(SPA, 'inn'), never)).toBeUndefined();
  const next = (version: string): Fleet => ({
    channels: { [SPA]: { stable: { current: '1' }, next: { current: version } } },
    hotels: {},
  });
  const channels = [next('2'), next('3')];
  expect(liveBefore(channels, onChannel(SPA, 'next'), never)?.current).toBe('2');
  expect(liveBefore(channels, onChannel(SPA), never)).toBeUndefined();
});
