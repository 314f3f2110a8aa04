import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '@foyer/gateway/fleet/document';
import { newestEdition } from '@foyer/gateway/fleet/journal';
import { stamp } from '@foyer/gateway/fleet/stamp';
import { expect, test } from 'vitest';
import { releaseToAll } from '../changes/release.ts';
import { Refusal } from '../refusal.ts';
import { run } from '../run.ts';
import { FLEET, memoryWorld } from '../testing/memory-world.ts';
import { commit } from './commit.ts';

const TEXT = JSON.stringify(FLEET, null, 2);
const inForce = async ({ world }: ReturnType<typeof memoryWorld>) =>
  newestEdition(world.fleet.journal);

test('FLEET-26 a change is in the journal with who, when, what and why, and the file says the same', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0 --hotel grand-plaza --why fix --who ann');
  expect(await inForce(it)).toMatchObject({
    revision: 2,
    at: '2026-01-01T00:00:00.000Z',
    who: 'ann',
    what: 'release mfe-hotel 1.1.0 --hotel grand-plaza',
    why: 'fix',
    text: it.holder.fleet,
  });
  expect(await it.world.fleet.journal.read(1)).toMatchObject({ who: 'by hand' });
});

test('FLEET-26 many at once: every change is there in the end', async () => {
  const it = memoryWorld();
  const hotels = Array.from({ length: 12 }, (_, place) => `hotel-${place}`);
  it.holder.fleet = JSON.stringify({
    ...FLEET,
    hotels: Object.fromEntries(['*', ...hotels].map((slug) => [slug, {}])),
  });
  await Promise.all(hotels.map((slug) => it.fleet(`pin mfe-hotel 1.1.0 --hotel ${slug}`)));
  const edition = await inForce(it);
  expect(edition?.revision).toBe(13);
  expect(it.holder.fleet).toBe(edition?.text);
  const { fleet } = readDocument(edition?.text ?? '');
  expect(hotels.map((slug) => fleet.hotels[slug]?.remotes?.['mfe-hotel']?.pin)).toEqual(
    hotels.map(() => '1.1.0'),
  );
});

test('FLEET-27 an edit by hand that works goes first, and the command upon it', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  it.holder.fleet = it.holder.fleet?.replace('"hotels"', '// ours\n  "hotels"');
  await expect(it.fleet('enable mfe-auth --hotel grand-plaza')).rejects.toThrow(
    new Refusal(
      'The edit of fleet.json by hand is in the journal now.\nmfe-auth is enabled at grand-plaza already.',
    ),
  );
  expect((await inForce(it))?.who).toBe('by hand');
  await it.fleet('rollback mfe-hotel');
  expect(it.holder.fleet).toContain('// ours');
});

test.each([
  ['no JSON', '{"channels":'],
  ['a document that works nowhere', JSON.stringify({ ...FLEET, channels: {} })],
  ['an edit of an older revision', stamp(`${TEXT}\n`, 1)],
])('FLEET-27 %s is put aside, and keeps no rollback from working', async (_, refused) => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  it.holder.fleet = refused;
  const said = await it.fleet('rollback mfe-hotel');
  expect(said).toContain('fleet.json was refused and is now fleet.refused-then.json:');
  expect(it.holder.aside).toEqual([refused]);
  expect(it.holder.fleet).toBe((await inForce(it))?.text);
  expect(readDocument(it.holder.fleet ?? '').fleet.channels['mfe-hotel']?.stable).toEqual({
    current: '1.0.0',
  });
});

test('FLEET-28 what would break a hotel is refused with every cause and its hotels', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-spa 1.0.0');
  await it.fleet('enable mfe-spa --hotel grand-plaza,seaside-inn');
  const before = it.holder.fleet;
  await expect(it.fleet('release mfe-spa 9.0.0')).rejects.toThrow(
    'That is refused, and nothing was changed:\nmfe-spa 9.0.0 needs react ^20.0.0, the shell 1.0.0 provides 19.3.1 (grand-plaza and seaside-inn).',
  );
  expect(it.holder.fleet).toBe(before);
});

test('FLEET-28 a hotel that has a problem already keeps nobody from changing another one', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  const broken = { remotes: { 'mfe-hotel': { pin: '7.7.7' } } };
  const fleet = { ...FLEET, hotels: { ...FLEET.hotels, 'seaside-inn': broken } };
  it.holder.fleet = JSON.stringify(fleet);
  const said = await it.fleet('release mfe-hotel 1.2.0 --hotel grand-plaza');
  expect(said).toContain('grand-plaza\n  mfe-hotel  1.0.0 → 1.2.0');
});

test('FLEET-28 what is withdrawn is nobody’s last page, also of a hotel that is behind', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  const broken = { remotes: { 'mfe-hotel': { pin: '7.7.7' } } };
  const channels = { ...FLEET.channels, 'mfe-hotel': { stable: { current: '1.2.0' } } };
  it.holder.fleet = JSON.stringify({ channels, hotels: { '*': {}, 'seaside-inn': broken } });
  await it.fleet('withdraw mfe-hotel 1.0.0 --why old');
  await expect(it.fleet('withdraw mfe-hotel 1.1.0 --why slow')).rejects.toThrow(
    'mfe-hotel 7.7.7 is not in the release store (seaside-inn).',
  );
  await it.fleet('unpin mfe-hotel --hotel seaside-inn');
  await it.fleet('withdraw mfe-hotel 1.1.0 --why slow');
});

test('FLEET-28 a hotel whose own entry cannot be read is corrected before it is changed', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  it.holder.fleet = it.holder.fleet?.replace('"seaside-inn": {', '"seaside-inn": { "remote": 1');
  await expect(it.fleet('rollback mfe-hotel --hotel seaside-inn')).rejects.toThrow(
    'Correct this in the fleet document first:\n  hotels → seaside-inn has an unknown key "remote"',
  );
  expect(await it.fleet('rollback mfe-hotel --hotel grand-plaza')).toContain('1.1.0 → 1.0.0');
});

test('a command that changes nothing says so, and writes no revision', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  await expect(it.fleet('release mfe-hotel 1.1.0')).rejects.toThrow(
    new Refusal('Every hotel has mfe-hotel 1.1.0 already.'),
  );
  expect(await it.world.fleet.journal.newest()).toBe(2);
});

test('FLEET-26 a change is in force where the file cannot be written, and it is said', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  const replace = () => Promise.reject(new Error('EROFS: read-only'));
  const fleet = { ...it.world.fleet, replace };
  const said = await run('release mfe-hotel 1.2.0'.split(' '), () => ({ ...it.world, fleet }));
  expect(said).toContain('fleet.json could not be brought up to date: EROFS: read-only.');
  expect((await inForce(it))?.revision).toBe(3);
  const writeSchema = () => Promise.reject(new Error('ENOSPC: full'));
  expect(
    await run('release mfe-hotel 1.1.0'.split(' '), () => ({ ...it.world, writeSchema })),
  ).toContain('fleet.json could not be brought up to date: ENOSPC: full.');
});

test('FLEET-26 a command that others overtake again and again gives up after fifty tries', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  let tries = 0;
  const append = async () => {
    tries += 1;
    return false;
  };
  const fleet = { ...it.world.fleet, journal: { ...it.world.fleet.journal, append } };
  await expect(
    run('release mfe-hotel 1.2.0'.split(' '), () => ({ ...it.world, fleet })),
  ).rejects.toThrow('Others keep changing the fleet: nothing was changed. Try again.');
  expect(tries).toBe(50);
});

test('FLEET-27 a refused edit that others keep writing is put aside fifty times at most', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  it.holder.fleet = '{';
  let tries = 0;
  const putAside = async () => {
    tries += 1;
    return undefined;
  };
  await expect(
    run('rollback mfe-hotel'.split(' '), () => ({ ...it.world, putAside })),
  ).rejects.toThrow(new Refusal('Others keep changing fleet.json: try again.'));
  expect(tries).toBe(50);
});

test('a forced change is made where a hotel cannot run it, and is no failure where it changes nothing', async () => {
  const it = memoryWorld();
  const release = () =>
    commit(releaseToAll('mfe-hotel', '7.7.7'), { who: 'ann', what: 'publish' }, it.world, {
      isForced: true,
    });
  expect((await release()).edition?.revision).toBe(2);
  expect((await release()).edition).toBeUndefined();
  expect(await it.world.fleet.journal.newest()).toBe(2);
});

test('FLEET-29 a plan says what would come and go at which hotels, and changes nothing', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-spa 1.0.0');
  const before = it.holder.fleet;
  const said = await it.fleet('plan enable mfe-spa --hotel grand-plaza,seaside-inn');
  expect(said).toBe(`A dry run: nothing was changed.

grand-plaza and seaside-inn
  mfe-spa  off → 1.0.0
  + screen /:slug/dashboard/spa
  + menu "Spa"
  first load: login 0.1 kB, hotel home 0.1 kB`);
  expect(it.holder.fleet).toBe(before);
  await it.fleet('enable mfe-spa --hotel grand-plaza');
  const { hotels } = JSON.parse(
    await it.fleet('disable mfe-spa --hotel grand-plaza --dry-run --json'),
  );
  expect(hotels[0].outcome.go).toEqual(['screen /:slug/dashboard/spa', 'menu "Spa"']);
});

test('apply takes a whole document, but none that would undo what came since', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  const folder = await mkdtemp(join(tmpdir(), 'foyer-apply-'));
  const file = join(folder, 'fleet.json');
  await writeFile(file, stamp(TEXT, 1));
  await expect(it.fleet(`apply ${file}`)).rejects.toThrow(
    'It was made from revision 1, and revision 2 is in force',
  );
  await writeFile(file, TEXT);
  expect(await it.fleet(`apply ${file}`)).toContain('mfe-hotel  1.1.0 → 1.0.0');
  await rm(folder, { recursive: true });
});

test.each([
  ['relese mfe-hotel 1.1.0', 'There is no command relese: did you mean "release"?'],
  ['release mfe-hotl 1.1.0', 'There is no remote mfe-hotl: did you mean "mfe-hotel"?'],
  ['release mfe-hotel 1.1', 'mfe-hotel 1.1 is not published: there are 1.0.0, 1.1.0, 1.2.0.'],
  ['release mfe-hotel', 'VERSION is missing.'],
  ['release mfe-hotel 1.1.0 --hotl grand-plaza', 'no option --hotl: did you mean "--hotel"?'],
  ['release mfe-hotel 1.1.0 --hotel', '--hotel needs a value.'],
  ['release mfe-hotel 1.1.0 --hotel ,', '--hotel names no hotel.'],
  ['release mfe-hotel 1.1.0 grand-plaza', '"grand-plaza" is too much.'],
  ['release mfe-hotel 1.1.0 --channel nxt', 'There is no channel nxt: did you mean "next"?'],
  [
    'release mfe-hotel 1.1.0 --hotel grand-plazza',
    'no hotel grand-plazza: did you mean "grand-plaza"?',
  ],
  [
    'release mfe-hotel 1.1.0 --hotel Grand-Plaza',
    '"Grand-Plaza" is no slug of a hotel: did you mean',
  ],
  ['disable mfe-spa', '--hotel is missing.'],
  ['withdraw mfe-hotel 1.1.0', '--why is missing.'],
])('FLEET-30 a slip is said in a sentence: %s', async (line, sentence) => {
  const it = memoryWorld();
  await expect(it.fleet(line)).rejects.toThrow(sentence);
  expect(await it.world.fleet.journal.newest()).toBe(0);
});

test('FLEET-30 a hotel that only the provider knows is one; unless it can be asked, one that looks like no slip', async () => {
  const it = memoryWorld();
  expect(await it.fleet('release mfe-hotel 1.1.0 --hotel harbour-view')).toContain(
    'harbour-view\n  mfe-hotel  1.0.0 → 1.1.0',
  );
  it.holder.isProviderUp = false;
  await expect(it.fleet('release mfe-hotel 1.1.0 --hotel grand-plazza')).rejects.toThrow(
    'The fleet says nothing of grand-plazza, and the provider cannot be asked: did you mean "grand-plaza"?',
  );
  expect(await it.fleet('release mfe-hotel 1.1.0 --hotel old-mill')).toContain(
    'The provider cannot be asked whether there is a hotel old-mill.',
  );
});

test('APP-06 the worker moves for all hotels at once, and for none alone', async () => {
  const { fleet } = memoryWorld();
  const said = await fleet('release worker 1.0.0');
  expect(said).toContain('All hotels\n  worker  off → 1.0.0');
  expect(await fleet('status')).toContain('Every hotel has the service worker 1.0.0.');
  await expect(fleet('release worker 1.1.0 --hotel grand-plaza')).rejects.toThrow(
    'there is one worker for all hotels',
  );
});
