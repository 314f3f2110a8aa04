import { type Outcomes, PAGE_LOAD_TOKEN_PATH } from '@foyer/releases/contracts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { beforeEach, expect, test, vi } from 'vitest';

const { slug } = await openHotelPage({ name: 'mfe-rooms', mounts: [], menu: [] }, {});
const { report } = await import('./report.ts');
const { reportOutcomes } = await import('./report-outcomes.ts');

const outcome = { remote: 'mfe-rooms', version: '1.0.0', screen: 'rooms' };
const beacons: Outcomes[] = [];
let connectivity: 'online' | 'unreachable' = 'online';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    expect(url).toBe(`${PAGE_LOAD_TOKEN_PATH}/${slug}`);
    if (connectivity === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json({ token: 'this load' });
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((path, body) => {
    expect(path).toBe('/-/outcomes');
    beacons.push(JSON.parse(String(body)));
    return true;
  });
});

/** Lists all reported outcomes, after a page hide. */
function reported(): string[] {
  dispatchEvent(new Event('pagehide'));
  return beacons.flatMap(({ token, outcomes }) =>
    outcomes.map(({ remote, kind, ms }) => `${token}: ${remote} ${kind} ${ms ?? '-'}`),
  );
}

test('FLEET-62 FLEET-115 FLEET-116 reports outcomes, including earlier ones, and nothing without connectivity', async () => {
  report({ ...outcome, kind: 'loaded', ms: 320 });
  reportOutcomes();
  const first = ['this load: mfe-rooms loaded 320', 'this load: shell loaded -'];
  await expect.poll(reported).toEqual(first);
  report({ ...outcome, kind: 'threw' }, new Error('the text of a guest'));
  await expect.poll(reported).toEqual([...first, 'this load: mfe-rooms threw -']);
  connectivity = 'unreachable';
  report({ ...outcome, kind: 'no-code' });
  report({ ...outcome, kind: 'card' });
  const answers = () => vi.mocked(fetch).mock.settledResults.map(({ type }) => type);
  await expect.poll(() => answers().at(-1)).toBe('rejected');
  connectivity = 'online';
  report({ ...outcome, kind: 'timed-out', ms: 8000 });
  await expect
    .poll(reported)
    .toEqual([...first, 'this load: mfe-rooms threw -', 'this load: mfe-rooms timed-out 8000']);
  const fields = (values: object[]) => [...new Set(values.flatMap(Object.keys))].sort();
  expect(fields(beacons)).toEqual(['outcomes', 'token']);
  expect(fields(beacons.flatMap(({ outcomes }) => outcomes))).toEqual([
    'kind',
    'ms',
    'remote',
    'screen',
    'version',
  ]);
  expect(JSON.stringify(beacons)).not.toContain('the text of a guest');
});
