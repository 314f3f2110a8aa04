import { expect, test } from 'vitest';
import { fetchHotelStatuses } from '../deps/provider-hotels.ts';
import { FLEET, memoryDeps } from '../testing/memory-deps.ts';

const named = (count: number) => Array.from({ length: count }, (_, index) => `hotel-${index}`);

test('FLEET-33 status prints the revision in force, its author and reason, and the versions of every hotel', async () => {
  const memory = memoryDeps();
  memory.holder.fleet = JSON.stringify({
    ...FLEET,
    hotels: Object.fromEntries(['*', ...named(40)].map((slug) => [slug, {}])),
  });
  await memory.fleet('release mfe-spa 1.0.0');
  await memory.fleet('enable mfe-spa --hotel hotel-1,hotel-2');
  await memory.fleet('release mfe-spa 1.1.0 --hotel hotel-2');
  await memory.fleet('pin mfe-hotel 1.0.0 --hotel hotel-3 --why audit --who ann');
  memory.holder.isProviderUp = false;
  const lines = (await memory.fleet('status')).split('\n');
  expect(lines[0]).toBe(
    'Revision 5 is in force since 2026-01-01 00:00:00 UTC: pin mfe-hotel 1.0.0 --hotel hotel-3, by ann, because: audit.',
  );
  expect(lines.slice(lines.indexOf('') + 1, lines.lastIndexOf(''))).toEqual([
    'hotel                         shell  mfe-auth  mfe-hotel     mfe-spa',
    'all others, 37 of them named  1.0.0  1.0.0     1.0.0         off',
    'default                       1.0.0  1.0.0     off           off',
    'hotel-1                       1.0.0  1.0.0     1.0.0         1.0.0',
    'hotel-2                       1.0.0  1.0.0     1.0.0         1.1.0 own',
    'hotel-3                       1.0.0  1.0.0     1.0.0 pinned  off',
  ]);
});

test('FLEET-114 plan and status print the version and the percentage of a rollout', async () => {
  const memory = memoryDeps();
  const plan = await memory.fleet('plan release mfe-hotel 1.1.0 --percent 10');
  expect(plan).toContain('  mfe-hotel  rollout none → 1.1.0 for 10 %');
  await memory.fleet('release mfe-hotel 1.1.0 --percent 10');
  const raised = await memory.fleet('release mfe-hotel 1.1.0 --percent 25%');
  expect(raised).toContain('rollout 1.1.0 for 10 % → 1.1.0 for 25 %');
  const output = await memory.fleet('status');
  expect(output).toMatch(/^Revision 3 .* release mfe-hotel 1\.1\.0 --percent 25/);
  expect(output).toContain('1.0.0, 1.1.0 for 25 %');
  expect(
    JSON.parse(await memory.fleet('status --json')).hotels['grand-plaza']['mfe-hotel'],
  ).toEqual({
    version: '1.0.0',
    selectedBy: 'stable',
    rollout: { version: '1.1.0', percent: 25 },
  });
});

test.each([
  ['release mfe-hotel 1.1.0 --percent 0', 'a whole number from 1 to 100'],
  ['release mfe-hotel 1.1.0 --percent many', 'a whole number from 1 to 100'],
  ['release mfe-hotel 1.1.0 --percent 5 --channel next', 'no rollouts'],
  ['release worker 1.1.0 --percent 5', 'one worker'],
  ['rollback mfe-hotel --percent 5', "unknown option '--percent'"],
])('FLEET-61 refuses the command: %s', async (line, why) => {
  await expect(memoryDeps().fleet(line)).rejects.toThrow(why);
});

test('FLEET-63 FLEET-120 status prints release health by hotel and release: share, failures and reasons', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0 --percent 10');
  expect(await memory.fleet('status')).toMatch(
    /Release health is unknown: .* http:\/\/gateway\.test/,
  );
  memory.holder.health = { releases: [], reports: [] };
  expect(await memory.fleet('status')).toContain('No page load was reported');
  const at = { hotel: 'grand-plaza', remote: 'mfe-hotel' };
  memory.holder.health = {
    releases: [
      { ...at, version: '1.0.0', loads: 180, failed: 0, kinds: { loaded: 180 }, ms: 310 },
      { ...at, version: '1.1.0', loads: 20, failed: 5, kinds: { loaded: 18, threw: 5 }, ms: 320 },
      { ...at, version: '0.9.0', loads: 2, failed: 0, kinds: { 'fell-back': 2 }, ms: undefined },
    ],
    reports: [
      {
        kind: 'csp-violation',
        page: '/grand-plaza',
        blocked: 'data',
        rule: 'script-src',
        times: 2,
      },
    ],
  };
  const output = await memory.fleet('status');
  expect(output.slice(output.indexOf('Release health')).split('\n')).toEqual([
    'Release health of the last 15 minutes, by page loads:',
    'hotel        release          audience     loads  failed    median  reasons',
    'grand-plaza  mfe-hotel 1.1.0  10 %         20     5 (25 %)  320 ms  threw: 5',
    'grand-plaza  mfe-hotel 0.9.0  as fallback  2      none              is a fallback for a later release: 2',
    'grand-plaza  mfe-hotel 1.0.0  90 %         180    none      310 ms',
    'Browsers blocked data on /grand-plaza by script-src: 2 times.',
  ]);
  expect(JSON.parse(await memory.fleet('status --json')).health.releases).toHaveLength(3);
});

test('FLEET-33 status prints why a document is refused and which hotels are behind', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0');
  const pinned = { remotes: { 'mfe-hotel': { pin: '7.7.7' } } };
  const hotels = { ...FLEET.hotels, 'seaside-inn': pinned };
  memory.holder.fleet = JSON.stringify({ ...FLEET, hotels });
  await memory.fleet('pin mfe-hotel 1.2.0 --hotel grand-plaza');
  memory.holder.fleet = '{"channels":';
  const output = await memory.fleet('status');
  expect(output).toContain(
    'fleet.json is refused since 2026-01-01 00:00:00 UTC:\n  It is not valid JSON',
  );
  expect(output).toContain(
    'seaside-inn stays on revision 2 since 2026-01-01 00:00:00 UTC:\n  mfe-hotel 7.7.7 is not in the release store.',
  );
  expect(output).toMatch(/^seaside-inn \(revision 2\) +1\.0\.0 +1\.0\.0 +1\.1\.0$/m);
  const json = JSON.parse(await memory.fleet('status --json'));
  expect(json).toMatchObject({
    inForce: { revision: 4 },
    refused: { since: '2026-01-01T00:00:00.000Z' },
    behind: [{ revision: 2, hotels: ['seaside-inn'] }],
    hotels: { 'grand-plaza': { 'mfe-hotel': { version: '1.2.0', selectedBy: 'pin' } } },
  });
});

test('FLEET-33 status names hotels that the provider does not know, and an unreachable provider', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0 --hotel harbour-view');
  expect(await memory.fleet('status')).toContain(
    '  The provider does not know these hotels (grand-plaza and seaside-inn).',
  );
  memory.holder.isProviderUp = false;
  expect(await memory.fleet('status')).toContain(
    '  The provider at http://provider.test is unreachable, so these hotels are not verified (grand-plaza, seaside-inn and harbour-view).',
  );
});

test('FLEET-34 history prints author, change and reason, filtered by remote or hotel', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-hotel 1.1.0 --who ann --why faster');
  await memory.fleet('release mfe-auth 1.1.0 --who bob');
  await memory.fleet('pin mfe-hotel 1.0.0 --hotel grand-plaza --who cy');
  expect(await memory.fleet('history mfe-hotel')).toBe(
    [
      '4  2026-01-01 00:00:00 UTC  pin mfe-hotel 1.0.0 --hotel grand-plaza, by cy',
      '2  2026-01-01 00:00:00 UTC  release mfe-hotel 1.1.0, by ann, because: faster',
      '1  2026-01-01 00:00:00 UTC  edit of fleet.json, by hand',
    ].join('\n'),
  );
  const revisions = async (line: string) =>
    JSON.parse(await memory.fleet(`${line} --json`)).map(
      ({ revision }: { revision: number }) => revision,
    );
  expect(await revisions('history --hotel seaside-inn')).toEqual([3, 2, 1]);
  expect(await revisions('history mfe-hotel --hotel seaside-inn')).toEqual([2, 1]);
});

test('FLEET-33 asks a silent provider for the first 25 of thousands of hotels only', async () => {
  let calls = 0;
  const fetch = async () => {
    calls += 1;
    throw new TypeError('fetch failed');
  };
  const answers = await fetchHotelStatuses(
    { providerUrl: 'http://provider.test', fetch },
    named(2000),
  );
  expect(new Set(answers)).toEqual(new Set(['unreachable']));
  expect([answers.length, calls]).toEqual([2000, 25]);
});

test('ORIGIN-05 plan, release and status name by hotel the disallowed origins of a remote', async () => {
  const memory = memoryDeps();
  await memory.fleet('release mfe-spa 1.1.0');
  await memory.fleet('enable mfe-spa --hotel grand-plaza,seaside-inn');
  const disallowed = 'mfe-spa 1.2.0 names https://spa.test, which is not allowed';
  const plan = (await memory.fleet('plan release mfe-spa 1.2.0')).split('\n');
  expect(plan.slice(plan.indexOf('grand-plaza and seaside-inn'))).toContain(`  ! ${disallowed}`);
  const allowed = await memory.fleet('allow https://spa.test --hotel seaside-inn');
  expect(allowed).toContain('The change has no effect on any hotel.');
  const released = await memory.fleet('release mfe-spa 1.2.0 --percent 10');
  expect(released).toContain(
    `\ngrand-plaza\n  mfe-spa  rollout none → 1.2.0 for 10 %\n  ! ${disallowed}`,
  );
  await memory.fleet('release mfe-spa 1.2.0');
  expect(await memory.fleet('status')).toContain(`Warnings:\n  ${disallowed} (grand-plaza).`);
  const more = await memory.fleet('allow https://spa.test --hotel grand-plaza');
  expect(more).toContain('\ngrand-plaza\n  + calls of https://spa.test');
  expect(await memory.fleet('status')).not.toContain(disallowed);
  const fewer = await memory.fleet('disallow https://spa.test --hotel grand-plaza');
  expect(fewer).toContain(`\ngrand-plaza\n  - calls of https://spa.test\n  ! ${disallowed}`);
  await expect(memory.fleet('allow https://spa.test')).rejects.toThrow(
    "required option '--hotel <slug>' not specified",
  );
});

test('ORIGIN-13 the history of a hotel contains its allowed and disallowed origins', async () => {
  const memory = memoryDeps();
  await memory.fleet('allow https://spa.test --hotel grand-plaza --who ann --why contract');
  await memory.fleet('disallow https://spa.test --hotel grand-plaza --who bob');
  expect(await memory.fleet('history --hotel grand-plaza')).toContain(
    [
      '3  2026-01-01 00:00:00 UTC  disallow https://spa.test --hotel grand-plaza, by bob',
      '2  2026-01-01 00:00:00 UTC  allow https://spa.test --hotel grand-plaza, by ann, because: contract',
    ].join('\n'),
  );
  expect(await memory.fleet('history --hotel seaside-inn')).not.toContain('spa.test');
});
