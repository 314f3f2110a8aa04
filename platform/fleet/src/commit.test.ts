import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release as releaseOf } from '@foyer/releases/changes';
import { commit } from '@foyer/releases/commit';
import { readDocument, setRevision } from '@foyer/releases/document';
import { Refusal } from '@foyer/releases/refusal';
import { newestRevision } from '@foyer/releases/revisions';
import { expect, test } from 'vitest';
import { run } from './run.ts';
import { FLEET, memoryDeps } from './testing/memory-deps.ts';

const TEXT = JSON.stringify(FLEET, null, 2);
const inForce = async ({ deps }: ReturnType<typeof memoryDeps>) =>
  newestRevision(deps.fleet.revisionLog);

test('FLEET-26 records who, when, what and why in the revision log and writes the same text to the file', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0 --hotel grand-plaza --why fix --who ann');
  expect(await inForce(memory)).toMatchObject({
    revision: 2,
    at: '2026-01-01T00:00:00.000Z',
    who: 'ann',
    what: 'release mfe-hotel 1.1.0 --hotel grand-plaza',
    why: 'fix',
    text: memory.holder.fleet,
  });
  expect(await memory.deps.fleet.revisionLog.read(1)).toMatchObject({ who: 'by hand' });
});

test('FLEET-26 keeps every one of many concurrent changes', async () => {
  const memory = memoryDeps();
  const hotels = Array.from({ length: 12 }, (_, index) => `hotel-${index}`);
  memory.holder.fleet = JSON.stringify({
    ...FLEET,
    hotels: Object.fromEntries(['*', ...hotels].map((slug) => [slug, {}])),
  });
  await Promise.all(hotels.map((slug) => memory.fleet(`pin mfe-hotel 1.1.0 --hotel ${slug}`)));
  const newest = await inForce(memory);
  expect(newest?.revision).toBe(13);
  expect(memory.holder.fleet).toBe(newest?.text);
  const { fleet } = readDocument(newest?.text ?? '');
  expect(hotels.map((slug) => fleet.hotels[slug]?.remotes?.['mfe-hotel']?.pin)).toEqual(
    hotels.map(() => '1.1.0'),
  );
});

test('FLEET-27 accepts a valid edit by hand before the command runs', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  memory.holder.fleet = memory.holder.fleet?.replace('"hotels"', '// ours\n  "hotels"');
  await expect(memory.fleet('enable mfe-auth --hotel grand-plaza')).rejects.toThrow(
    new Refusal(
      'The edit of fleet.json by hand is in the revision log now.\nmfe-auth is enabled at grand-plaza already.',
    ),
  );
  expect((await inForce(memory))?.who).toBe('by hand');
  await memory.fleet('rollback mfe-hotel');
  expect(memory.holder.fleet).toContain('// ours');
});

test.each([
  ['no JSON', '{"channels":'],
  ['a document that works nowhere', JSON.stringify({ ...FLEET, channels: {} })],
  ['an edit of an older revision', setRevision(`${TEXT}\n`, 1)],
])('FLEET-96 moves %s aside, and a rollback still works', async (_, refused) => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  memory.holder.fleet = refused;
  const output = await memory.fleet('rollback mfe-hotel');
  expect(output).toContain('fleet.json was refused and is now fleet.refused-then.json:');
  expect(memory.holder.aside).toEqual([refused]);
  expect(memory.holder.fleet).toBe((await inForce(memory))?.text);
  expect(readDocument(memory.holder.fleet ?? '').fleet.channels['mfe-hotel']?.stable).toEqual({
    current: '1.0.0',
  });
});

test('FLEET-28 refuses a change that breaks a hotel, with every cause and its hotels', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-spa 1.0.0');
  await memory.fleet('enable mfe-spa --hotel grand-plaza,seaside-inn');
  const before = memory.holder.fleet;
  await expect(memory.fleet('release mfe-spa 9.0.0')).rejects.toThrow(
    'The change is refused, and nothing was changed:\nmfe-spa 9.0.0 needs react ^20.0.0, the shell 1.0.0 provides 19.3.1 (grand-plaza and seaside-inn).',
  );
  expect(memory.holder.fleet).toBe(before);
});

test('FLEET-139 a hotel with an old problem does not block changes of another hotel', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  const broken = { remotes: { 'mfe-hotel': { pin: '7.7.7' } } };
  const fleet = { ...FLEET, hotels: { ...FLEET.hotels, 'seaside-inn': broken } };
  memory.holder.fleet = JSON.stringify(fleet);
  const output = await memory.fleet('release mfe-hotel 1.2.0 --hotel grand-plaza');
  expect(output).toContain('grand-plaza\n  mfe-hotel  1.0.0 → 1.2.0');
});

test('FLEET-28 refuses to withdraw the last page of a hotel that is behind', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  const broken = { remotes: { 'mfe-hotel': { pin: '7.7.7' } } };
  const channels = { ...FLEET.channels, 'mfe-hotel': { stable: { current: '1.2.0' } } };
  memory.holder.fleet = JSON.stringify({ channels, hotels: { '*': {}, 'seaside-inn': broken } });
  await memory.fleet('withdraw mfe-hotel 1.0.0 --why old');
  await expect(memory.fleet('withdraw mfe-hotel 1.1.0 --why slow')).rejects.toThrow(
    'mfe-hotel 7.7.7 is not in the release store (seaside-inn).',
  );
  await memory.fleet('unpin mfe-hotel --hotel seaside-inn');
  await memory.fleet('withdraw mfe-hotel 1.1.0 --why slow');
});

test('FLEET-28 refuses changes of a hotel whose entry is invalid', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  memory.holder.fleet = memory.holder.fleet?.replace(
    '"seaside-inn": {',
    '"seaside-inn": { "remote": 1',
  );
  await expect(memory.fleet('rollback mfe-hotel --hotel seaside-inn')).rejects.toThrow(
    'Correct this in the fleet document first:\n  hotels → seaside-inn has an unknown key "remote"',
  );
  expect(await memory.fleet('rollback mfe-hotel --hotel grand-plaza')).toContain('1.1.0 → 1.0.0');
});

test('refuses a command without effect and writes no revision', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  await expect(memory.fleet('release mfe-hotel 1.1.0')).rejects.toThrow(
    new Refusal('Every hotel has mfe-hotel 1.1.0 already.'),
  );
  expect(await memory.deps.fleet.revisionLog.newest()).toBe(2);
});

test('FLEET-26 a change is in force even if the file cannot be written, and a note says so', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  const replace = () => Promise.reject(new Error('EROFS: read-only'));
  const fleet = { ...memory.deps.fleet, replace };
  const output = await run('release mfe-hotel 1.2.0'.split(' '), () => ({ ...memory.deps, fleet }));
  expect(output).toContain('fleet.json could not be brought up to date: EROFS: read-only.');
  expect((await inForce(memory))?.revision).toBe(3);
  const writeSchema = () => Promise.reject(new Error('ENOSPC: full'));
  expect(
    await run('release mfe-hotel 1.1.0'.split(' '), () => ({ ...memory.deps, writeSchema })),
  ).toContain('fleet.json could not be brought up to date: ENOSPC: full.');
});

test('FLEET-26 gives up after fifty concurrent changes by others', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  let tries = 0;
  const append = async () => {
    tries += 1;
    return false;
  };
  const fleet = { ...memory.deps.fleet, revisionLog: { ...memory.deps.fleet.revisionLog, append } };
  await expect(
    run('release mfe-hotel 1.2.0'.split(' '), () => ({ ...memory.deps, fleet })),
  ).rejects.toThrow('Others keep changing the fleet: nothing was changed. Try again.');
  expect(tries).toBe(50);
});

test('FLEET-96 gives up if a refused edit changes before it is moved aside', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  memory.holder.fleet = '{';
  const putAside = async () => undefined;
  await expect(
    run('rollback mfe-hotel'.split(' '), () => ({ ...memory.deps, putAside })),
  ).rejects.toThrow(new Refusal('Others keep changing fleet.json: try again.'));
});

test('makes a forced change even if a hotel cannot run it or nothing changes', async () => {
  const memory = memoryDeps();
  const release = () =>
    commit(releaseOf('mfe-hotel', '7.7.7', []), { who: 'ann', what: 'publish' }, memory.deps, {
      isForced: true,
    });
  expect((await release()).recorded?.revision).toBe(2);
  expect((await release()).recorded).toBeUndefined();
  expect(await memory.deps.fleet.revisionLog.newest()).toBe(2);
});

test('FLEET-29 a plan lists additions and removals by hotel and changes nothing', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-spa 1.0.0');
  const before = memory.holder.fleet;
  const output = await memory.fleet('plan enable mfe-spa --hotel grand-plaza,seaside-inn');
  expect(output).toBe(`Dry run: nothing was changed.

grand-plaza and seaside-inn
  mfe-spa  off → 1.0.0
  + screen /:slug/dashboard/spa
  + menu "Spa"
  first load: login 0.1 kB, hotel home 0.1 kB`);
  expect(memory.holder.fleet).toBe(before);
  await memory.fleet('enable mfe-spa --hotel grand-plaza');
  const { hotels } = JSON.parse(
    await memory.fleet('disable mfe-spa --hotel grand-plaza --dry-run --json'),
  );
  expect(hotels[0].outcome.removed).toEqual(['screen /:slug/dashboard/spa', 'menu "Spa"']);
});

test('apply replaces the document unless it is based on an older revision', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  const folder = await mkdtemp(join(tmpdir(), 'foyer-apply-'));
  const file = join(folder, 'fleet.json');
  await writeFile(file, setRevision(TEXT, 1));
  await expect(memory.fleet(`apply ${file}`)).rejects.toThrow(
    'The document was made from revision 1, but revision 2 is in force',
  );
  await writeFile(file, TEXT);
  expect(await memory.fleet(`apply ${file}`)).toContain('mfe-hotel  1.1.0 → 1.0.0');
  await rm(folder, { recursive: true });
});

test.each([
  ['relese mfe-hotel 1.1.0', "unknown command 'relese'\n(Did you mean release?)"],
  ['release mfe-hotl 1.1.0', 'No release of mfe-hotl is published: did you mean "mfe-hotel"?'],
  ['release mfe-hotel 1.1', 'mfe-hotel 1.1 is not published. Published: 1.0.0, 1.1.0, 1.2.0.'],
  ['release mfe-hotel', "missing required argument 'version'"],
  [
    'release mfe-hotel 1.1.0 --hotl grand-plaza',
    "unknown option '--hotl'\n(Did you mean --hotel?)",
  ],
  ['release mfe-hotel 1.1.0 --hotel', "option '--hotel <slug>' argument missing"],
  [
    'release mfe-hotel 1.1.0 --hotel ,',
    "option '--hotel <slug>' argument ',' is invalid. It names no hotel.",
  ],
  [
    'release mfe-hotel 1.1.0 grand-plaza',
    "too many arguments for 'release'. Expected 2 arguments but got 3",
  ],
  [
    'release mfe-hotel 1.1.0 --channel nxt',
    "argument 'nxt' is invalid. Allowed choices are stable, next.",
  ],
  [
    'release mfe-hotel 1.1.0 --hotel grand-plazza',
    'no hotel grand-plazza: did you mean "grand-plaza"?',
  ],
  [
    'release mfe-hotel 1.1.0 --hotel Grand-Plaza',
    '"Grand-Plaza" is not a valid hotel slug: did you mean',
  ],
  ['disable mfe-spa', "required option '--hotel <slug>' not specified"],
  ['withdraw mfe-hotel 1.1.0', "required option '--why <text>' not specified"],
  ['plan status', "unknown option '--dry-run'"],
])('FLEET-30 reports a mistake: %s', async (line, sentence) => {
  const memory = memoryDeps();
  await expect(memory.fleet(line)).rejects.toThrow(sentence);
  expect(await memory.deps.fleet.revisionLog.newest()).toBe(0);
});

test.each([
  ['rollback mfe-hotl', 'mfe-hotl was never released: did you mean "mfe-hotel"?'],
  [
    'disable mfe-hotl --hotel grand-plaza',
    'There is no remote mfe-hotl: did you mean "mfe-hotel"?',
  ],
])('FLEET-30 suggests the remote of the fleet: %s', async (line, sentence) => {
  await expect(memoryDeps().fleet(line)).rejects.toThrow(sentence);
});

test('lists the commands, and the options of one', async () => {
  const { fleet } = memoryDeps();
  for (const line of ['help', '--help']) expect(await fleet(line)).toContain('release [options]');
  expect(await fleet('help withdraw')).toContain('--why <text>');
});

test('FLEET-30 accepts a hotel that only the provider knows, and guesses mistakes while it is unreachable', async () => {
  const memory = memoryDeps();
  expect(await memory.fleet('release mfe-hotel 1.1.0 --hotel harbour-view')).toContain(
    'harbour-view\n  mfe-hotel  1.0.0 → 1.1.0',
  );
  memory.holder.isProviderUp = false;
  await expect(memory.fleet('release mfe-hotel 1.1.0 --hotel grand-plazza')).rejects.toThrow(
    'The fleet does not contain grand-plazza, and the provider is unreachable: did you mean "grand-plaza"?',
  );
  expect(await memory.fleet('release mfe-hotel 1.1.0 --hotel old-mill')).toContain(
    'The provider is unreachable, so these hotels are not verified: old-mill.',
  );
});

test('APP-06 releases the worker to all hotels, and refuses one hotel alone', async () => {
  const { fleet } = memoryDeps();
  const output = await fleet('release worker 1.0.0');
  expect(output).toContain('All hotels\n  worker  off → 1.0.0');
  expect(await fleet('status')).toContain('Every hotel has the service worker 1.0.0.');
  await expect(fleet('release worker 1.1.0 --hotel grand-plaza')).rejects.toThrow(
    'all hotels share one worker',
  );
});
