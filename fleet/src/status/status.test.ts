import { expect, test } from 'vitest';
import { FLEET, memoryWorld } from '../testing/memory-world.ts';
import { askProvider } from '../world/hotels.ts';

const named = (count: number) => Array.from({ length: count }, (_, place) => `hotel-${place}`);

test('FLEET-33 status says what is in force, by whom and why, and what every hotel runs and how', async () => {
  const it = memoryWorld();
  it.holder.fleet = JSON.stringify({
    ...FLEET,
    hotels: Object.fromEntries(['*', ...named(40)].map((slug) => [slug, {}])),
  });
  await it.fleet('release mfe-spa 1.0.0');
  await it.fleet('enable mfe-spa --hotel hotel-1,hotel-2');
  await it.fleet('release mfe-spa 1.1.0 --hotel hotel-2');
  await it.fleet('pin mfe-hotel 1.0.0 --hotel hotel-3 --why audit --who ann');
  it.holder.isProviderUp = false;
  const lines = (await it.fleet('status')).split('\n');
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

test('FLEET-61 plan and status say what is rolled out, to how many', async () => {
  const it = memoryWorld();
  const planned = await it.fleet('plan release mfe-hotel 1.1.0 --percent 10');
  expect(planned).toContain('  mfe-hotel  rollout none → 1.1.0 for 10 %');
  await it.fleet('release mfe-hotel 1.1.0 --percent 10');
  const raised = await it.fleet('release mfe-hotel 1.1.0 --percent 25%');
  expect(raised).toContain('rollout 1.1.0 for 10 % → 1.1.0 for 25 %');
  const said = await it.fleet('status');
  expect(said).toMatch(/^Revision 3 .* release mfe-hotel 1\.1\.0 --percent 25/);
  expect(said).toContain('1.0.0, 1.1.0 for 25 %');
  expect(JSON.parse(await it.fleet('status --json')).hotels['grand-plaza']['mfe-hotel']).toEqual({
    version: '1.0.0',
    ground: 'stable',
    rollout: { version: '1.1.0', percent: 25 },
  });
});

test.each([
  ['release mfe-hotel 1.1.0 --percent 0', 'a whole number from 1 to 100'],
  ['release mfe-hotel 1.1.0 --percent many', 'a whole number from 1 to 100'],
  ['release mfe-hotel 1.1.0 --percent 5 --channel next', 'no rollouts'],
  ['release worker 1.1.0 --percent 5', 'one worker'],
  ['rollback mfe-hotel --percent 5', 'no option'],
])('FLEET-61 %s is refused', async (line, why) => {
  await expect(memoryWorld().fleet(line)).rejects.toThrow(why);
});

test('FLEET-63 status says how guests fare, by hotel and release: the share, the failures and why', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0 --percent 10');
  expect(await it.fleet('status')).toMatch(
    /How guests fare is not known: .* http:\/\/gateway\.test/,
  );
  it.holder.health = { releases: [], refused: [] };
  expect(await it.fleet('status')).toContain('No page has told');
  const at = { hotel: 'grand-plaza', remote: 'mfe-hotel' };
  it.holder.health = {
    releases: [
      { ...at, version: '1.0.0', loads: 180, failed: 0, kinds: { loaded: 180 }, ms: 310 },
      { ...at, version: '1.1.0', loads: 20, failed: 5, kinds: { loaded: 18, threw: 5 }, ms: 320 },
      { ...at, version: '0.9.0', loads: 2, failed: 0, kinds: { 'fell-back': 2 }, ms: undefined },
    ],
    refused: [
      {
        kind: 'csp-violation',
        page: '/grand-plaza',
        blocked: 'data',
        rule: 'script-src',
        times: 2,
      },
    ],
  };
  const said = await it.fleet('status');
  expect(said.slice(said.indexOf('How guests')).split('\n')).toEqual([
    'How guests fared in the last 15 minutes, by page loads:',
    'hotel        release          gets it              loads  failed    took    why',
    'grand-plaza  mfe-hotel 1.1.0  10 %                 20     5 (25 %)  320 ms  threw: 5',
    'grand-plaza  mfe-hotel 0.9.0  in place of another  2      none              is shown in place of a later release: 2',
    'grand-plaza  mfe-hotel 1.0.0  90 %                 180    none      310 ms',
    'Browsers refused data on /grand-plaza by script-src: 2 times.',
  ]);
  expect(JSON.parse(await it.fleet('status --json')).health.releases).toHaveLength(3);
});

test('FLEET-33 status says what is refused and why, and which hotels are behind', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0');
  const pinned = { remotes: { 'mfe-hotel': { pin: '7.7.7' } } };
  const hotels = { ...FLEET.hotels, 'seaside-inn': pinned };
  it.holder.fleet = JSON.stringify({ ...FLEET, hotels });
  await it.fleet('pin mfe-hotel 1.2.0 --hotel grand-plaza');
  it.holder.fleet = '{"channels":';
  const said = await it.fleet('status');
  expect(said).toContain('fleet.json is refused since 2026-01-01 00:00:00 UTC:\n  It is no JSON');
  expect(said).toContain(
    'seaside-inn has revision 2 instead, since 2026-01-01 00:00:00 UTC:\n  mfe-hotel 7.7.7 is not in the release store.',
  );
  expect(said).toMatch(/^seaside-inn \(revision 2\) +1\.0\.0 +1\.0\.0 +1\.1\.0$/m);
  const json = JSON.parse(await it.fleet('status --json'));
  expect(json).toMatchObject({
    edition: { revision: 4 },
    refused: { since: '2026-01-01T00:00:00.000Z' },
    behind: [{ revision: 2, hotels: ['seaside-inn'] }],
    hotels: { 'grand-plaza': { 'mfe-hotel': { version: '1.2.0', ground: 'pin' } } },
  });
});

test('FLEET-33 status tells hotels that the provider does not know, and that it cannot be asked', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0 --hotel harbour-view');
  expect(await it.fleet('status')).toContain(
    '  The provider knows no such hotel (grand-plaza and seaside-inn).',
  );
  it.holder.isProviderUp = false;
  expect(await it.fleet('status')).toContain(
    '  The provider at http://provider.test could not be asked whether it knows them (grand-plaza, seaside-inn and harbour-view).',
  );
});

test('FLEET-34 the history tells who changed what and why, of a remote or of a hotel only what concerned it', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-hotel 1.1.0 --who ann --why faster');
  await it.fleet('release mfe-auth 1.1.0 --who bob');
  await it.fleet('pin mfe-hotel 1.0.0 --hotel grand-plaza --who cy');
  expect(await it.fleet('history mfe-hotel')).toBe(
    [
      '4  2026-01-01 00:00:00 UTC  pin mfe-hotel 1.0.0 --hotel grand-plaza, by cy',
      '2  2026-01-01 00:00:00 UTC  release mfe-hotel 1.1.0, by ann, because: faster',
      '1  2026-01-01 00:00:00 UTC  edit of fleet.json, by hand',
    ].join('\n'),
  );
  const revisions = async (line: string) =>
    JSON.parse(await it.fleet(`${line} --json`)).map(
      ({ revision }: { revision: number }) => revision,
    );
  expect(await revisions('history --hotel seaside-inn')).toEqual([3, 2, 1]);
  expect(await revisions('history mfe-hotel --hotel seaside-inn')).toEqual([2, 1]);
});

test('FLEET-33 of thousands of hotels a silent provider is asked for the first few alone', async () => {
  let calls = 0;
  const fetch = async () => {
    calls += 1;
    throw new TypeError('fetch failed');
  };
  const answers = await askProvider({ providerUrl: 'http://provider.test', fetch }, named(2000));
  expect(new Set(answers)).toEqual(new Set(['unreachable']));
  expect([answers.length, calls]).toEqual([2000, 25]);
});

test('ORIGIN-05 plan, release and status say by hotel what a remote names and may not call, until it is allowed', async () => {
  const it = memoryWorld();
  await it.fleet('release mfe-spa 1.1.0');
  await it.fleet('enable mfe-spa --hotel grand-plaza,seaside-inn');
  const forbidden = 'mfe-spa 1.2.0 names https://spa.test, which is not allowed';
  const planned = (await it.fleet('plan release mfe-spa 1.2.0')).split('\n');
  expect(planned.slice(planned.indexOf('grand-plaza and seaside-inn'))).toContain(
    `  ! ${forbidden}`,
  );
  const allowed = await it.fleet('allow https://spa.test --hotel seaside-inn');
  expect(allowed).toContain('No hotel gets anything else by it.');
  const released = await it.fleet('release mfe-spa 1.2.0 --percent 10');
  expect(released).toContain(
    `\ngrand-plaza\n  mfe-spa  rollout none → 1.2.0 for 10 %\n  ! ${forbidden}`,
  );
  await it.fleet('release mfe-spa 1.2.0');
  expect(await it.fleet('status')).toContain(`To know:\n  ${forbidden} (grand-plaza).`);
  const more = await it.fleet('allow https://spa.test --hotel grand-plaza');
  expect(more).toContain('\ngrand-plaza\n  + calls of https://spa.test');
  expect(await it.fleet('status')).not.toContain(forbidden);
  const fewer = await it.fleet('disallow https://spa.test --hotel grand-plaza');
  expect(fewer).toContain(`\ngrand-plaza\n  - calls of https://spa.test\n  ! ${forbidden}`);
  await expect(it.fleet('allow https://spa.test')).rejects.toThrow('--hotel is missing');
});

test('ORIGIN-04 the history of a hotel has what was allowed there, and taken away', async () => {
  const it = memoryWorld();
  await it.fleet('allow https://spa.test --hotel grand-plaza --who ann --why contract');
  await it.fleet('disallow https://spa.test --hotel grand-plaza --who bob');
  expect(await it.fleet('history --hotel grand-plaza')).toContain(
    [
      '3  2026-01-01 00:00:00 UTC  disallow https://spa.test --hotel grand-plaza, by bob',
      '2  2026-01-01 00:00:00 UTC  allow https://spa.test --hotel grand-plaza, by ann, because: contract',
    ].join('\n'),
  );
  expect(await it.fleet('history --hotel seaside-inn')).not.toContain('spa.test');
});
