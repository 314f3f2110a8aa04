import { readDocument } from '@foyer/gateway/fleet/document';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import { allow } from './allow.ts';
import { apply } from './apply.ts';
import type { Change } from './change.ts';
import { enable } from './enable.ts';
import { pin, unpin } from './pin.ts';
import { releaseAt, releaseToAll, releaseToNext } from './release.ts';
import { rollBackAll, rollBackAt } from './rollback.ts';
import { rollOutAt, rollOutToAll } from './rollout.ts';
import { withdraw } from './withdraw.ts';

const SPA = 'mfe-spa';
const START: Fleet = {
  channels: { [SPA]: { stable: { current: '1.0.0' } } },
  hotels: { '*': { remotes: { [SPA]: { enabled: true } } }, plaza: {}, inn: {} },
};

/** The fleet after each of these changes in turn. */
async function after(...changes: Change[]) {
  const history = [START];
  let text = JSON.stringify(START, null, 2);
  let told: string[] = [];
  let already = '';
  for (const change of changes) {
    const { fleet } = readDocument(text);
    ({ text, told, already } = await change({ text, fleet, history: async () => history }));
    history.push(readDocument(text).fleet);
  }
  const { fleet } = readDocument(text);
  const at = (slug: string) => entry(fleet, slug);
  return { told, already, fleet, channel: fleet.channels[SPA], at };
}

function entry(fleet: Fleet, slug: string) {
  return fleet.hotels[slug]?.remotes?.[SPA];
}

const all = (version: string) => releaseToAll(SPA, version);
const at = (version: string, ...hotels: string[]) => releaseAt(SPA, version, hotels);

test('FLEET-21 a release moves the channel, keeps what ran to fall back to, and takes hotels along', async () => {
  const {
    channel,
    at: of,
    told,
  } = await after(at('1.1.0', 'plaza'), pin(SPA, '1.0.0', ['inn']), all('1.2.0'));
  expect(channel).toEqual({ stable: { current: '1.2.0', previous: '1.0.0' } });
  expect(of('plaza')).toBeUndefined();
  expect(told).toEqual([
    'inn stays at mfe-spa 1.0.0, pinned to it: pnpm fleet unpin mfe-spa --hotel inn.',
  ]);
});

test('FLEET-21 one hotel first: the others keep what they have', async () => {
  const { channel, at: of } = await after(at('1.1.0', 'plaza'));
  expect(channel).toEqual({ stable: { current: '1.0.0' } });
  expect(of('plaza')).toEqual({ release: { current: '1.1.0', previous: '1.0.0' } });
  const back = await after(at('1.1.0', 'plaza'), at('1.0.0', 'plaza'));
  expect(back.at('plaza')).toBeUndefined();
});

test('FLEET-21 a remote that is new runs nowhere until it is enabled, and it is said how', async () => {
  const { told, fleet } = await after(releaseToAll('mfe-pool', '1.0.0'));
  expect(fleet.channels['mfe-pool']).toEqual({ stable: { current: '1.0.0' } });
  expect(told).toEqual([
    "No hotel has mfe-pool enabled yet: pnpm fleet enable mfe-pool --hotel SLUG, or --hotel '*' for all.",
  ]);
  const own = await after(releaseAt('mfe-pool', '1.0.0', ['plaza']));
  expect(own.fleet.channels['mfe-pool']).toBeUndefined();
  expect(own.told).toEqual(['mfe-pool is off at plaza: pnpm fleet enable mfe-pool --hotel plaza.']);
});

const next = (version: string, ...hotels: string[]) => releaseToNext(SPA, version, hotels);

test('FLEET-21 a hotel may follow the channel next', async () => {
  const { channel, at: of } = await after(next('2.0.0', 'plaza'), all('1.1.0'));
  expect(channel?.stable).toEqual({ current: '1.1.0', previous: '1.0.0' });
  expect(channel?.next).toEqual({ current: '2.0.0', previous: '1.0.0' });
  expect(of('plaza')).toEqual({ channel: 'next' });
  expect(of('inn')).toBeUndefined();
  const moved = await after(next('2.0.0', 'plaza'), next('2.1.0'));
  expect(moved.channel?.next).toEqual({ current: '2.1.0', previous: '2.0.0' });
});

test('FLEET-21 a release of its own ends at a hotel once it is put on the channel next', async () => {
  const { at: of } = await after(at('1.1.0', 'plaza', 'inn'), next('2.0.0', 'plaza'));
  expect(of('plaza')).toEqual({ channel: 'next' });
  expect(of('inn')).toEqual({ release: { current: '1.1.0', previous: '1.0.0' } });
});

test('FLEET-21 a release of its own lasts until the channel that the hotel follows moves', async () => {
  const own = [next('2.0.0', 'plaza'), at('1.1.0', 'inn'), at('2.1.0', 'plaza')];
  const release = { current: '2.1.0', previous: '2.0.0' };
  expect((await after(...own)).at('plaza')).toEqual({ channel: 'next', release });
  const stable = await after(...own, all('1.2.0'));
  expect([stable.at('plaza'), stable.at('inn')]).toEqual([{ channel: 'next', release }, undefined]);
  const ended = await after(...own, next('2.2.0'));
  expect(ended.at('plaza')).toEqual({ channel: 'next' });
  expect(ended.at('inn')?.release?.current).toBe('1.1.0');
});

test('FLEET-22 a rollback goes back through the journal, and never to what it left', async () => {
  const first = await after(all('1.1.0'), all('1.2.0'), rollBackAll(SPA));
  expect(first.channel?.stable).toEqual({ current: '1.1.0', previous: '1.0.0' });
  const second = await after(all('1.1.0'), all('1.2.0'), rollBackAll(SPA), rollBackAll(SPA));
  expect(second.channel?.stable).toEqual({ current: '1.0.0' });
  const third = after(all('1.1.0'), rollBackAll(SPA), rollBackAll(SPA));
  await expect(third).rejects.toThrow(
    'There is nothing to go back to: mfe-spa 1.0.0 is the first that was released.',
  );
  const again = await after(all('1.1.0'), rollBackAll(SPA), all('1.2.0'), rollBackAll(SPA));
  expect(again.channel?.stable).toEqual({ current: '1.0.0' });
});

test('FLEET-22 a change that leaves a version alone is no step of the way back', async () => {
  const changes = [all('1.1.0'), all('1.2.0'), pin(SPA, '1.2.0', ['inn']), rollBackAll(SPA)];
  const { channel, told } = await after(...changes);
  expect(channel?.stable).toEqual({ current: '1.1.0', previous: '1.0.0' });
  expect(told).toEqual([
    'inn stays at mfe-spa 1.2.0, pinned to it: pnpm fleet unpin mfe-spa --hotel inn.',
  ]);
  expect((await after(...changes, rollBackAll(SPA))).channel?.stable).toEqual({ current: '1.0.0' });
});

test('FLEET-22 what was never released cannot go back', async () => {
  await expect(after(rollBackAll('mfe-pool'))).rejects.toThrow('mfe-pool was never released.');
  await expect(after(rollBackAt('mfe-pool', ['plaza']))).rejects.toThrow(
    'mfe-pool was never released at plaza.',
  );
  await expect(after(rollBackAt(SPA, ['plaza']))).rejects.toThrow(
    'There is nothing to go back to: mfe-spa 1.0.0 is the first that was released at plaza.',
  );
});

test('FLEET-22 a hotel goes back to what it had, and to nothing of its own where that is the same', async () => {
  const own = await after(at('1.1.0', 'plaza'), at('1.2.0', 'plaza'), rollBackAt(SPA, ['plaza']));
  expect(own.at('plaza')).toEqual({ release: { current: '1.1.0', previous: '1.0.0' } });
  const first = await after(at('1.1.0', 'plaza'), rollBackAt(SPA, ['plaza']));
  expect(first.at('plaza')).toBeUndefined();
  const fromAll = await after(all('1.1.0'), rollBackAt(SPA, ['plaza']));
  expect(fromAll.channel?.stable.current).toBe('1.1.0');
  expect(fromAll.at('plaza')).toEqual({ release: { current: '1.0.0' } });
});

test('FLEET-22 what stood as previous in the first document can be gone back to', async () => {
  const text = JSON.stringify({
    ...START,
    channels: { [SPA]: { stable: { current: '1.1.0', previous: '1.0.0' } } },
  });
  const { fleet } = readDocument(text);
  const decided = await rollBackAll(SPA)({ text, fleet, history: async () => [fleet] });
  expect(readDocument(decided.text).fleet.channels[SPA]?.stable).toEqual({ current: '1.0.0' });
});

test('FLEET-23 a withdrawn version leaves every channel, own release, fallback and pin', async () => {
  const {
    fleet,
    channel,
    at: of,
    told,
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
  expect(told).toEqual(['No longer pinned to mfe-spa 1.1.0: inn.']);
});

test('FLEET-23 a rollback passes over what was withdrawn, which nobody can release again', async () => {
  const bad = [all('1.1.0'), all('1.2.0'), withdraw(SPA, '1.1.0', 'it is bad')];
  const { channel } = await after(...bad, rollBackAll(SPA));
  expect(channel?.stable).toEqual({ current: '1.0.0' });
  await expect(after(...bad, all('1.1.0'))).rejects.toThrow(
    'mfe-spa 1.1.0 is withdrawn: it is bad',
  );
});

test.each([
  ['every hotel', all('1.1.0')],
  ['one hotel', at('1.1.0', 'plaza')],
  ['the channel next', next('1.1.0', 'plaza')],
  ['some browsers', rollOutToAll(SPA, '1.1.0', 10)],
  ['some browsers of one hotel', rollOutAt(SPA, '1.1.0', 10, ['plaza'])],
  ['a pinned hotel', pin(SPA, '1.1.0', ['plaza'])],
])('FLEET-23 what was withdrawn is not given to %s', async (_, change) => {
  const withdrawn = [all('1.1.0'), withdraw(SPA, '1.1.0', 'it is bad')];
  await expect(after(...withdrawn, change)).rejects.toThrow(
    'mfe-spa 1.1.0 is withdrawn: it is bad',
  );
});

test('FLEET-23 a withdrawn version is nothing to fall back to, and what else runs stays', async () => {
  const rollout = { version: '1.2.0', percent: 10 };
  const changes = [all('1.1.0'), rollOutToAll(SPA, '1.2.0', 10)];
  const { channel, told } = await after(...changes, withdraw(SPA, '1.0.0', 'it is bad'));
  expect(channel?.stable).toEqual({ current: '1.1.0', rollout });
  expect(told).toEqual([]);
  const other = await after(...changes, withdraw(SPA, '7.0.0', 'it is bad'));
  expect(other.channel?.stable).toEqual({ current: '1.1.0', previous: '1.0.0', rollout });
  const own = [at('1.1.0', 'plaza'), rollOutAt(SPA, '1.2.0', 10, ['plaza'])];
  const kept = await after(...own, withdraw(SPA, '7.0.0', 'it is bad'));
  expect(kept.at('plaza')?.release).toEqual({ current: '1.1.0', previous: '1.0.0', rollout });
});

test('FLEET-23 a hotel with a release of its own goes back to what it had before', async () => {
  const { at: of } = await after(
    at('1.1.0', 'plaza'),
    at('1.2.0', 'plaza'),
    withdraw(SPA, '1.2.0', 'it is bad'),
  );
  expect(of('plaza')?.release).toEqual({ current: '1.1.0', previous: '1.0.0' });
  const first = await after(
    releaseAt('mfe-pool', '1.0.0', ['plaza']),
    withdraw('mfe-pool', '1.0.0', 'it is bad'),
  );
  expect(first.fleet.hotels.plaza?.remotes?.['mfe-pool']?.release).toBeUndefined();
});

test('FLEET-23 the channel next ends with its only release, and its hotels follow stable', async () => {
  const only = await after(next('2.0.0', 'plaza'), withdraw(SPA, '2.0.0', 'it is bad'));
  expect(only.channel).toEqual({ stable: { current: '1.0.0' } });
  expect(only.told).toEqual([
    'The channel next of mfe-spa is gone; hotels that are on it follow stable.',
  ]);
  const two = [next('2.0.0', 'plaza'), next('2.1.0'), withdraw(SPA, '2.1.0', 'it is bad')];
  const { channel, told } = await after(...two);
  expect(channel?.next).toEqual({ current: '2.0.0' });
  expect(told).toEqual([]);
});

test('FLEET-23 a withdrawal of one remote is nothing to another one', async () => {
  const pool = [releaseToAll('mfe-pool', '1.0.0'), withdraw('mfe-pool', '1.0.0', 'it is bad')];
  const { channel, told } = await after(...pool, all('1.1.0'), rollBackAll(SPA));
  expect(channel?.stable).toEqual({ current: '1.0.0' });
  expect(told).toEqual([]);
});

test('FLEET-23 of the shell and of what each hotel needs another release comes first', async () => {
  for (const name of ['shell', 'mfe-auth']) {
    const released = [releaseToAll(name, '1.0.0'), withdraw(name, '1.0.0', 'it is bad')];
    await expect(after(...released)).rejects.toThrow(`: pnpm fleet release ${name} VERSION comes`);
  }
});

test('FLEET-23 the only release of a remote is not withdrawn from under a hotel', async () => {
  await expect(after(withdraw(SPA, '1.0.0', 'it is bad'))).rejects.toThrow(
    "Nothing else of mfe-spa than 1.0.0 could run at plaza, inn and all other hotels: pnpm fleet disable mfe-spa --hotel '*',plaza,inn comes first.",
  );
  const off = await after(enable(SPA, ['*'], false), withdraw(SPA, '1.0.0', 'it is bad'));
  expect(off.fleet.withdrawn?.[SPA]).toEqual({ '1.0.0': 'it is bad' });
});

test('FLEET-24 a pin stands against releases and rollbacks until it is taken away', async () => {
  const pinned = [pin(SPA, '1.0.0', ['plaza'])];
  for (const change of [at('1.1.0', 'plaza'), next('2.0.0', 'plaza'), rollBackAt(SPA, ['plaza'])])
    await expect(after(...pinned, change)).rejects.toThrow(
      'mfe-spa is pinned at plaza: pnpm fleet unpin mfe-spa --hotel plaza comes first.',
    );
  expect((await after(...pinned, unpin(SPA, ['plaza']))).at('plaza')).toBeUndefined();
  await expect(after(unpin(SPA, ['inn']))).rejects.toThrow('mfe-spa is not pinned at inn.');
});

test('FLEET-25 a remote is turned off and on at one hotel, or at all that do not say otherwise', async () => {
  const off = await after(enable(SPA, ['plaza'], false), enable(SPA, ['*'], false));
  expect([off.at('plaza')?.enabled, off.at('*')?.enabled]).toEqual([false, false]);
  const on = await after(
    enable(SPA, ['plaza'], false),
    enable(SPA, ['*'], false),
    enable(SPA, ['*'], true),
  );
  expect(on.told).toEqual(['plaza says otherwise: pnpm fleet enable mfe-spa --hotel plaza.']);
  expect((await after(enable(SPA, ['plaza'], true))).at('plaza')).toBeUndefined();
  for (const isOn of [true, false])
    for (const slug of ['plaza', '*'])
      expect((await after(enable(SPA, [slug], isOn))).told).toEqual([]);
  const two = [enable(SPA, ['plaza', 'inn'], true), enable(SPA, ['*'], false)];
  expect((await after(enable(SPA, ['*'], false), ...two.slice(0, 1), ...two)).told).toEqual([
    'plaza and inn say otherwise: pnpm fleet disable mfe-spa --hotel plaza,inn.',
  ]);
  await expect(after(enable('worker', ['*'], true))).rejects.toThrow(
    'The worker runs at every hotel: it is never enabled.',
  );
  await expect(after(enable('mfe-auth', ['plaza'], false))).rejects.toThrow(
    'mfe-auth cannot be disabled: without it nobody could sign in or arrive.',
  );
  await expect(after(enable('mfe-pool', ['plaza'], true))).rejects.toThrow(
    'mfe-pool has no release yet: pnpm fleet release mfe-pool VERSION.',
  );
});

test('APP-06 the worker is released and withdrawn like a remote, and never disabled', async () => {
  const worker = (version: string) => releaseToAll('worker', version);
  const { fleet, told } = await after(worker('1.0.0'), worker('1.1.0'));
  expect(fleet.channels.worker).toEqual({ stable: { current: '1.1.0', previous: '1.0.0' } });
  expect(told).toEqual([]);
  const gone = await after(worker('1.0.0'), withdraw('worker', '1.0.0', 'Without one for a while'));
  expect(gone.fleet.withdrawn).toEqual({ worker: { '1.0.0': 'Without one for a while' } });
  await expect(after(enable('worker', ['*'], false))).rejects.toThrow('it is never disabled');
});

const some = (version: string, percent: number) => rollOutToAll(SPA, version, percent);
const someAt = (version: string, percent: number, ...hotels: string[]) =>
  rollOutAt(SPA, version, percent, hotels);

test('FLEET-61 a rollout stands beside what the others keep, is raised, and ends with the release', async () => {
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

test('FLEET-61 a rollback ends a rollout, for all or at one hotel, and goes no further back', async () => {
  const back = await after(all('1.1.0'), some('1.2.0', 10), rollBackAll(SPA));
  expect(back.channel).toEqual({ stable: { current: '1.1.0', previous: '1.0.0' } });
  const one = await after(all('1.1.0'), some('1.2.0', 10), rollBackAt(SPA, ['plaza']));
  expect(one.at('plaza')).toEqual({ release: { current: '1.1.0', previous: '1.0.0' } });
  expect(one.channel?.stable.rollout?.version).toBe('1.2.0');
  const own = await after(someAt('1.1.0', 10, 'plaza'), rollBackAt(SPA, ['plaza']));
  expect(own.at('plaza')).toBeUndefined();
});

test('FLEET-61 a hotel has a rollout of its own, beside what it had', async () => {
  const { at: of, channel } = await after(at('1.1.0', 'inn'), someAt('1.2.0', 20, 'plaza', 'inn'));
  const rollout = { version: '1.2.0', percent: 20 };
  expect(of('plaza')).toEqual({ release: { current: '1.0.0', rollout } });
  expect(of('inn')).toEqual({ release: { current: '1.1.0', previous: '1.0.0', rollout } });
  expect(channel).toEqual({ stable: { current: '1.0.0' } });
});

test('FLEET-61 who has no part in a rollout is told; what is withdrawn leaves it', async () => {
  const { told } = await after(pin(SPA, '1.0.0', ['inn']), some('1.1.0', 10));
  expect(told).toEqual([
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

const first = 'The other browsers would have no mfe-pool: pnpm fleet release mfe-pool 1.0.0';
test.each([
  [
    'what all have',
    [some('1.0.0', 10)],
    'Every hotel has mfe-spa 1.0.0 already, in every browser.',
  ],
  [
    'what the hotel has',
    [someAt('1.0.0', 5, 'inn')],
    'inn has mfe-spa 1.0.0 already, in every browser.',
  ],
  [
    'what a pinned hotel would not see',
    [pin(SPA, '1.0.0', ['inn']), someAt('1.1.0', 5, 'inn')],
    'mfe-spa is pinned at inn',
  ],
  [
    'a first release',
    [rollOutToAll('mfe-pool', '1.0.0', 10)],
    `${first}, without --percent, comes first.`,
  ],
  [
    'a first release of one hotel',
    [rollOutAt('mfe-pool', '1.0.0', 10, ['inn'])],
    `${first} --hotel inn, without --percent, comes first.`,
  ],
])('FLEET-61 %s is not rolled out', async (_, changes, words) => {
  await expect(after(...changes)).rejects.toThrow(words);
});

test('FLEET-21 a channel next comes after the channel stable', async () => {
  await expect(after(releaseToNext('mfe-pool', '1.0.0', []))).rejects.toThrow(
    'mfe-pool has no channel stable yet, which comes first: pnpm fleet release mfe-pool 1.0.0.',
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
])('FLEET-20 a change that changes nothing says so: %s', async (words, change) => {
  const once = await after(change);
  const twice = await after(change, change);
  expect(twice.fleet).toEqual(once.fleet);
  expect(twice.already).toBe(words);
});

test('FLEET-24 a hotel that has a remote off and is pinned or given a rollout is told how to enable it', async () => {
  const off = enable(SPA, ['plaza'], false);
  const told = ['mfe-spa is off at plaza: pnpm fleet enable mfe-spa --hotel plaza.'];
  for (const change of [
    pin(SPA, '1.0.0', ['plaza']),
    someAt('1.1.0', 10, 'plaza'),
    next('2.0.0', 'plaza'),
  ])
    expect((await after(off, change)).told).toEqual(told);
});

test('FLEET-26 a whole document is put in force, unless it was made from another revision', async () => {
  const of = (revision?: number) => ({
    text: '',
    fleet: { ...START, revision },
    history: async () => [],
  });
  const from = (revision?: number) => apply(JSON.stringify({ ...START, revision }));
  const decided = await from(7)(of(7));
  expect(readDocument(decided.text).fleet).toEqual({ ...START, revision: 7 });
  expect(decided).toMatchObject({ told: [], already: 'That is what is in force already.' });
  expect(await from()(of(7))).toMatchObject({ text: JSON.stringify(START) });
  expect(await from(7)(of())).toMatchObject({ told: [] });
  expect(() => from(6)(of(7))).toThrow(
    'It was made from revision 6, and revision 7 is in force: make it again from that (pnpm fleet show). What came between: pnpm fleet history.',
  );
});

const API = 'https://api.test';

test('ORIGIN-04 an API is allowed at one hotel, or at all that do not say otherwise, and taken away', async () => {
  const saidBy = async (...changes: Change[]) => {
    const { fleet, told } = await after(...changes);
    const said = Object.entries(fleet.hotels).map(([slug, hotel]) => [slug, hotel.api_origins]);
    return { said: Object.fromEntries(said.filter(([, origins]) => origins)), told };
  };
  const atPlaza = allow(API, ['plaza'], true);
  const atAll = allow(API, ['*'], true);
  const notAtPlaza = allow(API, ['plaza'], false);
  expect((await saidBy(atPlaza)).said).toEqual({ plaza: { [API]: true } });
  expect((await saidBy(atPlaza, notAtPlaza)).said).toEqual({});
  expect((await saidBy(atAll, notAtPlaza)).said).toEqual({
    '*': { [API]: true },
    plaza: { [API]: false },
  });
  expect((await saidBy(atAll, notAtPlaza, atPlaza)).said).toEqual({ '*': { [API]: true } });
  expect(await saidBy(atPlaza, allow(API, ['*'], false))).toEqual({
    said: { plaza: { [API]: true } },
    told: [`plaza says otherwise: pnpm fleet disallow ${API} --hotel plaza.`],
  });
  const atBoth = allow(API, ['plaza', 'inn'], false);
  expect((await saidBy(atAll, atBoth, atAll)).told).toEqual([
    `plaza and inn say otherwise: pnpm fleet allow ${API} --hotel plaza,inn.`,
  ]);
  expect((await saidBy(atAll, atPlaza)).told).toEqual([]);
  for (const change of [atPlaza, atAll]) expect((await saidBy(change)).told).toEqual([]);
});

test('ORIGIN-04 what is no origin is refused in a sentence', () => {
  expect(() => allow('https://api.test/v1', ['plaza'], true)).toThrow(
    'ORIGIN is "https://api.test/v1", which is no origin like "https://api.example.com".',
  );
});
