import { readDocument } from '@foyer/gateway/fleet/document';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import { allow } from './allow.ts';
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
  for (const change of changes) {
    const { fleet } = readDocument(text);
    ({ text, told } = await change({ text, fleet, history: async () => history }));
    history.push(readDocument(text).fleet);
  }
  const { fleet } = readDocument(text);
  return { told, fleet, channel: fleet.channels[SPA], at: (slug: string) => entry(fleet, slug) };
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

test.each([
  ['what all have already', [some('1.0.0', 10)]],
  ['what a pinned hotel would not see', [pin(SPA, '1.0.0', ['inn']), someAt('1.1.0', 5, 'inn')]],
  ['a first release', [rollOutToAll('mfe-pool', '1.0.0', 10)]],
  ['what was withdrawn', [all('1.1.0'), withdraw(SPA, '1.1.0', 'x'), some('1.1.0', 10)]],
])('FLEET-61 %s is not rolled out', async (_, changes) => {
  await expect(after(...changes)).rejects.toThrow(/already|unpin|comes first|withdrawn/);
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
});

test('ORIGIN-04 what is no origin is refused in a sentence', () => {
  expect(() => allow('https://api.test/v1', ['plaza'], true)).toThrow(
    'ORIGIN is "https://api.test/v1", which is no origin like "https://api.example.com".',
  );
});
