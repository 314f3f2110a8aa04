import { expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import { readDocument } from '../document/document.ts';
import { apply } from './apply.ts';
import type { Change } from './change.ts';
import { allow, enable } from './enable.ts';
import { pin, unpin } from './pin.ts';
import { release, releaseToNext } from './release.ts';
import { rollBack } from './rollback.ts';
import { withdraw } from './withdraw.ts';

const SPA = 'mfe-spa';
const START: Fleet = {
  channels: { [SPA]: { stable: { current: '1.0.0' } } },
  hotels: { '*': { remotes: { [SPA]: { enabled: true } } }, plaza: {}, inn: {} },
};

/** Applies these changes in sequence and returns the fleet. */
async function after(...changes: Change[]) {
  const history = [START];
  let text = JSON.stringify(START, null, 2);
  let notes: string[] = [];
  let unchangedMessage: string | undefined;
  for (const change of changes) {
    const { fleet } = readDocument(text);
    ({
      text,
      notes = [],
      unchangedMessage,
    } = await change({
      text,
      fleet,
      history: async () => history,
    }));
    history.push(readDocument(text).fleet);
  }
  const { fleet } = readDocument(text);
  const at = (slug: string) => entry(fleet, slug);
  return { notes, unchangedMessage, fleet, channel: fleet.channels[SPA], at };
}

function entry(fleet: Fleet, slug: string) {
  return fleet.hotels[slug]?.remotes?.[SPA];
}

const all = (version: string) => release(SPA, version, []);
const at = (version: string, ...hotels: string[]) => release(SPA, version, hotels);

test('FLEET-21 a release moves the channel, keeps the old version as fallback and ends own releases of hotels', async () => {
  const {
    channel,
    at: of,
    notes,
  } = await after(at('1.1.0', 'plaza'), pin(SPA, '1.0.0', ['inn']), all('1.2.0'));
  expect(channel).toEqual({ stable: { current: '1.2.0', previous: '1.0.0' } });
  expect(of('plaza')).toBeUndefined();
  expect(notes).toEqual([
    'inn stays at mfe-spa 1.0.0, pinned to it: pnpm fleet unpin mfe-spa --hotel inn.',
  ]);
});

test('FLEET-21 a first release to all keeps the fallback of a hotel that had the remote before', async () => {
  const pool = (version: string, ...hotels: string[]) => release('mfe-pool', version, hotels);
  const { fleet } = await after(pool('1.0.0', 'plaza'), pool('1.1.0'));
  expect(fleet.channels['mfe-pool']).toEqual({ stable: { current: '1.1.0' } });
  const own = { release: { current: '1.1.0', previous: '1.0.0' } };
  expect(fleet.hotels.plaza?.remotes?.['mfe-pool']).toEqual(own);
  const later = await after(pool('1.0.0', 'plaza'), pool('1.1.0'), pool('1.2.0'));
  expect(later.fleet.hotels.plaza?.remotes?.['mfe-pool']).toBeUndefined();
});

test('FLEET-21 a first release to all ends the own release of a hotel without a fallback', async () => {
  const pool = (...hotels: string[]) => release('mfe-pool', '1.1.0', hotels);
  const { fleet } = await after(pool('plaza'), pool());
  expect(fleet.channels['mfe-pool']).toEqual({ stable: { current: '1.1.0' } });
  expect(fleet.hotels.plaza?.remotes?.['mfe-pool']).toBeUndefined();
});

test('FLEET-21 a release at one hotel leaves the other hotels unchanged', async () => {
  const { channel, at: of } = await after(at('1.1.0', 'plaza'));
  expect(channel).toEqual({ stable: { current: '1.0.0' } });
  expect(of('plaza')).toEqual({ release: { current: '1.1.0', previous: '1.0.0' } });
  const back = await after(at('1.1.0', 'plaza'), at('1.0.0', 'plaza'));
  expect(back.at('plaza')).toBeUndefined();
});

test('FLEET-95 a new remote runs nowhere until enabled, and a note names the command', async () => {
  const { notes, fleet } = await after(release('mfe-pool', '1.0.0', []));
  expect(fleet.channels['mfe-pool']).toEqual({ stable: { current: '1.0.0' } });
  expect(notes).toEqual([
    "No hotel has mfe-pool enabled yet: pnpm fleet enable mfe-pool --hotel SLUG, or --hotel '*' for all.",
  ]);
  const own = await after(release('mfe-pool', '1.0.0', ['plaza']));
  expect(own.fleet.channels['mfe-pool']).toBeUndefined();
  expect(own.notes).toEqual([
    'mfe-pool is disabled at plaza: pnpm fleet enable mfe-pool --hotel plaza.',
  ]);
});

const next = (version: string, ...hotels: string[]) => releaseToNext(SPA, version, hotels);

test('FLEET-21 a hotel can follow the channel next', async () => {
  const { channel, at: of } = await after(next('2.0.0', 'plaza'), all('1.1.0'));
  expect(channel?.stable).toEqual({ current: '1.1.0', previous: '1.0.0' });
  expect(channel?.next).toEqual({ current: '2.0.0', previous: '1.0.0' });
  expect(of('plaza')).toEqual({ channel: 'next' });
  expect(of('inn')).toBeUndefined();
  const moved = await after(next('2.0.0', 'plaza'), next('2.1.0'));
  expect(moved.channel?.next).toEqual({ current: '2.1.0', previous: '2.0.0' });
});

test("FLEET-21 a move to the channel next ends a hotel's own release", async () => {
  const { at: of } = await after(at('1.1.0', 'plaza', 'inn'), next('2.0.0', 'plaza'));
  expect(of('plaza')).toEqual({ channel: 'next' });
  expect(of('inn')).toEqual({ release: { current: '1.1.0', previous: '1.0.0' } });
});

test("FLEET-21 a hotel's own release lasts until the channel that it follows moves", async () => {
  const own = [next('2.0.0', 'plaza'), at('1.1.0', 'inn'), at('2.1.0', 'plaza')];
  const release = { current: '2.1.0', previous: '2.0.0' };
  expect((await after(...own)).at('plaza')).toEqual({ channel: 'next', release });
  const stable = await after(...own, all('1.2.0'));
  expect([stable.at('plaza'), stable.at('inn')]).toEqual([{ channel: 'next', release }, undefined]);
  const ended = await after(...own, next('2.2.0'));
  expect(ended.at('plaza')).toEqual({ channel: 'next' });
  expect(ended.at('inn')?.release?.current).toBe('1.1.0');
});

test('FLEET-22 a rollback follows the revision log and never returns to the version it left', async () => {
  const first = await after(all('1.1.0'), all('1.2.0'), rollBack(SPA, []));
  expect(first.channel?.stable).toEqual({ current: '1.1.0', previous: '1.0.0' });
  const second = await after(all('1.1.0'), all('1.2.0'), rollBack(SPA, []), rollBack(SPA, []));
  expect(second.channel?.stable).toEqual({ current: '1.0.0' });
  const third = after(all('1.1.0'), rollBack(SPA, []), rollBack(SPA, []));
  await expect(third).rejects.toThrow('There is no earlier release: mfe-spa 1.0.0 was the first.');
  const again = await after(all('1.1.0'), rollBack(SPA, []), all('1.2.0'), rollBack(SPA, []));
  expect(again.channel?.stable).toEqual({ current: '1.0.0' });
});

test('FLEET-22 a rollback skips revisions that did not change the version', async () => {
  const changes = [all('1.1.0'), all('1.2.0'), pin(SPA, '1.2.0', ['inn']), rollBack(SPA, [])];
  const { channel, notes } = await after(...changes);
  expect(channel?.stable).toEqual({ current: '1.1.0', previous: '1.0.0' });
  expect(notes).toEqual([
    'inn stays at mfe-spa 1.2.0, pinned to it: pnpm fleet unpin mfe-spa --hotel inn.',
  ]);
  expect((await after(...changes, rollBack(SPA, []))).channel?.stable).toEqual({
    current: '1.0.0',
  });
});

test('FLEET-22 refuses a rollback without an earlier release', async () => {
  await expect(after(rollBack('mfe-pool', []))).rejects.toThrow('mfe-pool was never released.');
  await expect(after(rollBack('mfe-pool', ['plaza']))).rejects.toThrow(
    'mfe-pool was never released at plaza.',
  );
  await expect(after(rollBack(SPA, ['plaza']))).rejects.toThrow(
    'There is no earlier release: mfe-spa 1.0.0 was the first at plaza.',
  );
});

test("FLEET-22 a hotel rolls back to its previous version, without an own release if that is the channel's", async () => {
  const own = await after(at('1.1.0', 'plaza'), at('1.2.0', 'plaza'), rollBack(SPA, ['plaza']));
  expect(own.at('plaza')).toEqual({ release: { current: '1.1.0', previous: '1.0.0' } });
  const first = await after(at('1.1.0', 'plaza'), rollBack(SPA, ['plaza']));
  expect(first.at('plaza')).toBeUndefined();
  const fromAll = await after(all('1.1.0'), rollBack(SPA, ['plaza']));
  expect(fromAll.channel?.stable.current).toBe('1.1.0');
  expect(fromAll.at('plaza')).toEqual({ release: { current: '1.0.0' } });
});

test('FLEET-22 a rollback can use the previous version of the first document', async () => {
  const text = JSON.stringify({
    ...START,
    channels: { [SPA]: { stable: { current: '1.1.0', previous: '1.0.0' } } },
  });
  const { fleet } = readDocument(text);
  const decided = await rollBack(SPA, [])({ text, fleet, history: async () => [fleet] });
  expect(readDocument(decided.text).fleet.channels[SPA]?.stable).toEqual({ current: '1.0.0' });
});

test('FLEET-23 removes a withdrawn version from every channel, own release, fallback and pin', async () => {
  const {
    fleet,
    channel,
    at: of,
    notes,
  } = await after(
    all('1.1.0'),
    at('1.2.0', 'plaza'),
    pin(SPA, '1.1.0', ['inn']),
    withdraw(SPA, '1.1.0', 'it loses bookings'),
  );
  expect(fleet.withdrawn).toEqual({ [SPA]: { '1.1.0': 'it loses bookings' } });
  expect(channel?.stable).toEqual({ current: '1.0.0' });
  expect(of('plaza')).toEqual({ release: { current: '1.2.0' } });
  expect(of('inn')).toBeUndefined();
  expect(notes).toEqual(['No longer pinned to mfe-spa 1.1.0: inn.']);
});

test('FLEET-23 a rollback skips withdrawn versions, and they cannot be released again', async () => {
  const bad = [all('1.1.0'), all('1.2.0'), withdraw(SPA, '1.1.0', 'it is bad')];
  const { channel } = await after(...bad, rollBack(SPA, []));
  expect(channel?.stable).toEqual({ current: '1.0.0' });
  await expect(after(...bad, all('1.1.0'))).rejects.toThrow(
    'mfe-spa 1.1.0 is withdrawn: it is bad',
  );
});

test.each([
  ['every hotel', all('1.1.0')],
  ['one hotel', at('1.1.0', 'plaza')],
  ['the channel next', next('1.1.0', 'plaza')],
  ['some browsers', release(SPA, '1.1.0', [], 10)],
  ['some browsers of one hotel', release(SPA, '1.1.0', ['plaza'], 10)],
  ['a pinned hotel', pin(SPA, '1.1.0', ['plaza'])],
])('FLEET-23 a withdrawn version is refused for %s', async (_, change) => {
  const withdrawn = [all('1.1.0'), withdraw(SPA, '1.1.0', 'it is bad')];
  await expect(after(...withdrawn, change)).rejects.toThrow(
    'mfe-spa 1.1.0 is withdrawn: it is bad',
  );
});

test('FLEET-23 removes a withdrawn version as fallback and leaves other versions unchanged', async () => {
  const rollout = { version: '1.2.0', percent: 10 };
  const changes = [all('1.1.0'), release(SPA, '1.2.0', [], 10)];
  const { channel, notes } = await after(...changes, withdraw(SPA, '1.0.0', 'it is bad'));
  expect(channel?.stable).toEqual({ current: '1.1.0', rollout });
  expect(notes).toEqual([]);
  const other = await after(...changes, withdraw(SPA, '7.0.0', 'it is bad'));
  expect(other.channel?.stable).toEqual({ current: '1.1.0', previous: '1.0.0', rollout });
  const own = [at('1.1.0', 'plaza'), release(SPA, '1.2.0', ['plaza'], 10)];
  const unchanged = await after(...own, withdraw(SPA, '7.0.0', 'it is bad'));
  expect(unchanged.at('plaza')?.release).toEqual({ current: '1.1.0', previous: '1.0.0', rollout });
});

test('FLEET-23 a hotel with an own release returns to its previous version', async () => {
  const { at: of } = await after(
    at('1.1.0', 'plaza'),
    at('1.2.0', 'plaza'),
    withdraw(SPA, '1.2.0', 'it is bad'),
  );
  expect(of('plaza')?.release).toEqual({ current: '1.1.0', previous: '1.0.0' });
  const first = await after(
    release('mfe-pool', '1.0.0', ['plaza']),
    withdraw('mfe-pool', '1.0.0', 'it is bad'),
  );
  expect(first.fleet.hotels.plaza?.remotes?.['mfe-pool']?.release).toBeUndefined();
});

test('FLEET-23 removes the channel next with its only release, and its hotels follow stable', async () => {
  const only = await after(next('2.0.0', 'plaza'), withdraw(SPA, '2.0.0', 'it is bad'));
  expect(only.channel).toEqual({ stable: { current: '1.0.0' } });
  expect(only.notes).toEqual(['The channel next of mfe-spa is removed; its hotels follow stable.']);
  const two = [next('2.0.0', 'plaza'), next('2.1.0'), withdraw(SPA, '2.1.0', 'it is bad')];
  const { channel, notes } = await after(...two);
  expect(channel?.next).toEqual({ current: '2.0.0' });
  expect(notes).toEqual([]);
});

test('FLEET-23 a withdrawal of one remote does not affect another remote', async () => {
  const pool = [release('mfe-pool', '1.0.0', []), withdraw('mfe-pool', '1.0.0', 'it is bad')];
  const { channel, notes } = await after(...pool, all('1.1.0'), rollBack(SPA, []));
  expect(channel?.stable).toEqual({ current: '1.0.0' });
  expect(notes).toEqual([]);
});

test('FLEET-23 asks for another release before the only one of a required remote is withdrawn', async () => {
  for (const name of ['shell', 'mfe-auth']) {
    const released = [release(name, '1.0.0', []), withdraw(name, '1.0.0', 'it is bad')];
    await expect(after(...released)).rejects.toThrow(
      `run this first: pnpm fleet release ${name} VERSION.`,
    );
  }
});

test('FLEET-23 refuses to withdraw the only version of a remote that is enabled at a hotel', async () => {
  await expect(after(withdraw(SPA, '1.0.0', 'it is bad'))).rejects.toThrow(
    "mfe-spa 1.0.0 is the only version that can run at plaza, inn and all other hotels; run this first: pnpm fleet disable mfe-spa --hotel '*',plaza,inn.",
  );
  const off = await after(enable(SPA, ['*'], false), withdraw(SPA, '1.0.0', 'it is bad'));
  expect(off.fleet.withdrawn?.[SPA]).toEqual({ '1.0.0': 'it is bad' });
});

test('FLEET-24 FLEET-94 a pinned hotel keeps its version at a release to all, and refuses its own until it is unpinned', async () => {
  const pinned = [pin(SPA, '1.0.0', ['plaza'])];
  const released = await after(...pinned, all('1.1.0'));
  expect(released.channel?.stable.current).toBe('1.1.0');
  expect(released.at('plaza')).toEqual({ pin: '1.0.0' });
  expect(released.notes).toEqual([
    'plaza stays at mfe-spa 1.0.0, pinned to it: pnpm fleet unpin mfe-spa --hotel plaza.',
  ]);
  for (const change of [at('1.1.0', 'plaza'), next('2.0.0', 'plaza'), rollBack(SPA, ['plaza'])])
    await expect(after(...pinned, change)).rejects.toThrow(
      'mfe-spa is pinned at plaza; unpin it first: pnpm fleet unpin mfe-spa --hotel plaza.',
    );
  expect((await after(...pinned, unpin(SPA, ['plaza']))).at('plaza')).toBeUndefined();
  await expect(after(unpin(SPA, ['inn']))).rejects.toThrow('mfe-spa is not pinned at inn.');
});

test('FLEET-25 FLEET-138 enables and disables a remote at one hotel, or at all without an entry of their own', async () => {
  const off = await after(enable(SPA, ['plaza'], false), enable(SPA, ['*'], false));
  expect([off.at('plaza')?.enabled, off.at('*')?.enabled]).toEqual([false, false]);
  const on = await after(
    enable(SPA, ['plaza'], false),
    enable(SPA, ['*'], false),
    enable(SPA, ['*'], true),
  );
  expect(on.notes).toEqual(['plaza says otherwise: pnpm fleet enable mfe-spa --hotel plaza.']);
  expect((await after(enable(SPA, ['plaza'], true))).at('plaza')).toBeUndefined();
  for (const isOn of [true, false])
    for (const slug of ['plaza', '*'])
      expect((await after(enable(SPA, [slug], isOn))).notes).toEqual([]);
  const two = [enable(SPA, ['plaza', 'inn'], true), enable(SPA, ['*'], false)];
  expect((await after(enable(SPA, ['*'], false), ...two.slice(0, 1), ...two)).notes).toEqual([
    'plaza and inn say otherwise: pnpm fleet disable mfe-spa --hotel plaza,inn.',
  ]);
  await expect(after(enable('worker', ['*'], true))).rejects.toThrow(
    'The worker runs at every hotel: it is never enabled.',
  );
  await expect(after(enable('mfe-auth', ['plaza'], false))).rejects.toThrow(
    'mfe-auth cannot be disabled: guests could not sign in or arrive without it.',
  );
  await expect(after(enable('mfe-pool', ['plaza'], true))).rejects.toThrow(
    'mfe-pool has no release yet: pnpm fleet release mfe-pool VERSION.',
  );
});

test('APP-06 the worker is released and withdrawn like a remote and cannot be disabled', async () => {
  const worker = (version: string) => release('worker', version, []);
  const { fleet, notes } = await after(worker('1.0.0'), worker('1.1.0'));
  expect(fleet.channels.worker).toEqual({ stable: { current: '1.1.0', previous: '1.0.0' } });
  expect(notes).toEqual([]);
  const gone = await after(worker('1.0.0'), withdraw('worker', '1.0.0', 'Without one for a while'));
  expect(gone.fleet.withdrawn).toEqual({ worker: { '1.0.0': 'Without one for a while' } });
  await expect(after(enable('worker', ['*'], false))).rejects.toThrow('it is never disabled');
});

const some = (version: string, percent: number) => release(SPA, version, [], percent);
const someAt = (version: string, percent: number, ...hotels: string[]) =>
  release(SPA, version, hotels, percent);

test('FLEET-61 FLEET-112 a rollout keeps the current version, can be raised, and ends with the release', async () => {
  const ten = await after(some('1.1.0', 10));
  const rollout = { version: '1.1.0', percent: 10 };
  expect(ten.channel).toEqual({ stable: { current: '1.0.0', rollout } });
  const { channel } = await after(some('1.1.0', 10), some('1.1.0', 50));
  expect(channel?.stable.rollout?.percent).toBe(50);
  const ended = await after(some('1.1.0', 10), all('1.1.0'));
  expect(ended.channel).toEqual({ stable: { current: '1.1.0', previous: '1.0.0' } });
  const other = await after(some('1.1.0', 10), all('1.2.0'));
  expect(other.channel).toEqual({ stable: { current: '1.2.0', previous: '1.0.0' } });
});

test('FLEET-112 a rollback ends a rollout, for all or at one hotel, and keeps the current version', async () => {
  const back = await after(all('1.1.0'), some('1.2.0', 10), rollBack(SPA, []));
  expect(back.channel).toEqual({ stable: { current: '1.1.0', previous: '1.0.0' } });
  const one = await after(all('1.1.0'), some('1.2.0', 10), rollBack(SPA, ['plaza']));
  expect(one.at('plaza')).toEqual({ release: { current: '1.1.0', previous: '1.0.0' } });
  expect(one.channel?.stable.rollout?.version).toBe('1.2.0');
  const own = await after(someAt('1.1.0', 10, 'plaza'), rollBack(SPA, ['plaza']));
  expect(own.at('plaza')).toBeUndefined();
});

test('FLEET-61 a hotel can have its own rollout and keeps its current version', async () => {
  const { at: of, channel } = await after(at('1.1.0', 'inn'), someAt('1.2.0', 20, 'plaza', 'inn'));
  const rollout = { version: '1.2.0', percent: 20 };
  expect(of('plaza')).toEqual({ release: { current: '1.0.0', rollout } });
  expect(of('inn')).toEqual({ release: { current: '1.1.0', previous: '1.0.0', rollout } });
  expect(channel).toEqual({ stable: { current: '1.0.0' } });
});

test('FLEET-113 names hotels outside a rollout, and a withdrawal ends the rollout', async () => {
  const { notes } = await after(pin(SPA, '1.0.0', ['inn']), some('1.1.0', 10));
  expect(notes).toEqual([
    'inn stays at mfe-spa 1.0.0, pinned to it: pnpm fleet unpin mfe-spa --hotel inn.',
  ]);
  const { channel, at: of } = await after(
    some('1.1.0', 10),
    someAt('1.1.0', 30, 'plaza'),
    withdraw(SPA, '1.1.0', 'wrong'),
  );
  expect(channel).toEqual({ stable: { current: '1.0.0' } });
  expect(of('plaza')).toEqual({ release: { current: '1.0.0' } });
});

const first =
  'The other browsers would have no mfe-pool; release it without --percent first: pnpm fleet release mfe-pool 1.0.0';
test.each([
  [
    'a version that all hotels have',
    [some('1.0.0', 10)],
    'Every hotel has mfe-spa 1.0.0 already, in every browser.',
  ],
  [
    'the version of the hotel',
    [someAt('1.0.0', 5, 'inn')],
    'inn has mfe-spa 1.0.0 already, in every browser.',
  ],
  [
    'a version at a pinned hotel',
    [pin(SPA, '1.0.0', ['inn']), someAt('1.1.0', 5, 'inn')],
    'mfe-spa is pinned at inn',
  ],
  ['a first release to all', [release('mfe-pool', '1.0.0', [], 10)], `${first}.`],
  [
    'a first release to one hotel',
    [release('mfe-pool', '1.0.0', ['inn'], 10)],
    `${first} --hotel inn.`,
  ],
])('FLEET-61 refuses a rollout of %s', async (_, changes, message) => {
  await expect(after(...changes)).rejects.toThrow(message);
});

test('FLEET-21 refuses a channel next without a channel stable', async () => {
  await expect(after(releaseToNext('mfe-pool', '1.0.0', []))).rejects.toThrow(
    'mfe-pool has no stable release yet; release one first: pnpm fleet release mfe-pool 1.0.0.',
  );
});

test.each([
  ['Every hotel has mfe-spa 1.0.0 already.', all('1.0.0')],
  ['plaza has mfe-spa 1.0.0 already.', at('1.0.0', 'plaza')],
  ['plaza and inn have mfe-spa 1.0.0 already.', at('1.0.0', 'plaza', 'inn')],
  ['The channel next of mfe-spa is at 2.0.0 already.', next('2.0.0')],
  ['10 % of browsers get mfe-spa 1.1.0 already.', some('1.1.0', 10)],
  ['10 % of browsers get mfe-spa 1.1.0 already.', someAt('1.1.0', 10, 'plaza')],
  ['plaza is pinned to mfe-spa 1.0.0 already.', pin(SPA, '1.0.0', ['plaza'])],
  ['plaza and inn are pinned to mfe-spa 1.0.0 already.', pin(SPA, '1.0.0', ['plaza', 'inn'])],
  ['mfe-spa is enabled at all hotels already.', enable(SPA, ['*'], true)],
  ['mfe-spa is disabled at plaza already.', enable(SPA, ['plaza'], false)],
  ['mfe-spa 7.0.0 is withdrawn already.', withdraw(SPA, '7.0.0', 'it is bad')],
  ['https://api.test is allowed at plaza already.', allow('https://api.test', ['plaza'], true)],
  [
    'https://api.test is not allowed at all hotels already.',
    allow('https://api.test', ['*'], false),
  ],
])('FLEET-20 a change without effect returns a message: %s', async (message, change) => {
  const once = await after(change);
  const twice = await after(change, change);
  expect(twice.fleet).toEqual(once.fleet);
  expect(twice.unchangedMessage).toBe(message);
});

test('FLEET-24 names the enable command if a hotel with a disabled remote is pinned or gets a rollout', async () => {
  const off = enable(SPA, ['plaza'], false);
  const notes = ['mfe-spa is disabled at plaza: pnpm fleet enable mfe-spa --hotel plaza.'];
  for (const change of [
    pin(SPA, '1.0.0', ['plaza']),
    someAt('1.1.0', 10, 'plaza'),
    next('2.0.0', 'plaza'),
  ])
    expect((await after(off, change)).notes).toEqual(notes);
});

test('FLEET-26 applies a whole document unless it was made from another revision', async () => {
  const of = (revision?: number) => ({
    text: '',
    fleet: { ...START, revision },
    history: async () => [],
  });
  const from = (revision?: number) => apply(JSON.stringify({ ...START, revision }));
  const decided = await from(7)(of(7));
  expect(readDocument(decided.text).fleet).toEqual({ ...START, revision: 7 });
  expect(decided).toMatchObject({
    unchangedMessage: 'This document is in force already.',
  });
  expect(await from()(of(7))).toMatchObject({ text: JSON.stringify(START) });
  expect(await from(7)(of())).toMatchObject({ text: JSON.stringify({ ...START, revision: 7 }) });
  expect(() => from(6)(of(7))).toThrow(
    'The document was made from revision 6, but revision 7 is in force: edit that one instead (pnpm fleet show). The changes in between: pnpm fleet history.',
  );
});

const API = 'https://api.test';

test('ORIGIN-04 allows and disallows an API at one hotel, or at all without an entry of their own', async () => {
  const originsAfter = async (...changes: Change[]) => {
    const { fleet, notes } = await after(...changes);
    const origins = Object.entries(fleet.hotels).map(([slug, hotel]) => [slug, hotel.api_origins]);
    return { origins: Object.fromEntries(origins.filter(([, origins]) => origins)), notes };
  };
  const atPlaza = allow(API, ['plaza'], true);
  const atAll = allow(API, ['*'], true);
  const notAtPlaza = allow(API, ['plaza'], false);
  expect((await originsAfter(atPlaza)).origins).toEqual({ plaza: { [API]: true } });
  expect((await originsAfter(atPlaza, notAtPlaza)).origins).toEqual({});
  expect((await originsAfter(atAll, notAtPlaza)).origins).toEqual({
    '*': { [API]: true },
    plaza: { [API]: false },
  });
  expect((await originsAfter(atAll, notAtPlaza, atPlaza)).origins).toEqual({
    '*': { [API]: true },
  });
  expect(await originsAfter(atPlaza, allow(API, ['*'], false))).toEqual({
    origins: { plaza: { [API]: true } },
    notes: [`plaza says otherwise: pnpm fleet disallow ${API} --hotel plaza.`],
  });
  const atBoth = allow(API, ['plaza', 'inn'], false);
  expect((await originsAfter(atAll, atBoth, atAll)).notes).toEqual([
    `plaza and inn say otherwise: pnpm fleet allow ${API} --hotel plaza,inn.`,
  ]);
  expect((await originsAfter(atAll, atPlaza)).notes).toEqual([]);
  for (const change of [atPlaza, atAll]) expect((await originsAfter(change)).notes).toEqual([]);
});

test('ORIGIN-15 refuses an invalid origin with a message', () => {
  expect(() => allow('https://api.test/v1', ['plaza'], true)).toThrow(
    'ORIGIN is "https://api.test/v1", which is not an origin like "https://api.example.com".',
  );
});
