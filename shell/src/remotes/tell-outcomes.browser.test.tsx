import { LOAD_PATH, type Outcomes } from '@foyer/shared/contracts/outcome';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { beforeEach, expect, test, vi } from 'vitest';

const { slug } = await openHotelPage({ name: 'mfe-rooms', mounts: [], menu: [] }, {});
const { report } = await import('./report.ts');
const { tellOutcomes } = await import('./tell-outcomes.ts');

const outcome = { remote: 'mfe-rooms', version: '1.0.0', screen: 'rooms' };
const beacons: Outcomes[] = [];
let line: 'open' | 'down' = 'open';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    expect(asked).toBe(`${LOAD_PATH}/${slug}`);
    if (line === 'down') throw new TypeError('Failed to fetch');
    return Response.json({ load: 'this load' });
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((path, body) => {
    expect(path).toBe('/-/outcomes');
    beacons.push(JSON.parse(String(body)));
    return true;
  });
});

/** All that was told, once the page goes. */
function told(): string[] {
  dispatchEvent(new Event('pagehide'));
  return beacons.flatMap(({ load, outcomes }) =>
    outcomes.map(({ remote, kind, ms }) => `${load}: ${remote} ${kind} ${ms ?? '-'}`),
  );
}

test('FLEET-62 a page tells how its releases fared, also what was before it could; without a line nothing', async () => {
  report({ ...outcome, kind: 'loaded', ms: 320 });
  tellOutcomes();
  const first = ['this load: mfe-rooms loaded 320', 'this load: shell loaded -'];
  await expect.poll(told).toEqual(first);
  report({ ...outcome, kind: 'threw' }, new Error('the words of a guest'));
  await expect.poll(told).toEqual([...first, 'this load: mfe-rooms threw -']);
  line = 'down';
  report({ ...outcome, kind: 'no-code' });
  report({ ...outcome, kind: 'card' });
  const answers = () => vi.mocked(fetch).mock.settledResults.map(({ type }) => type);
  await expect.poll(() => answers().at(-1)).toBe('rejected');
  line = 'open';
  report({ ...outcome, kind: 'timed-out', ms: 8000 });
  await expect
    .poll(told)
    .toEqual([...first, 'this load: mfe-rooms threw -', 'this load: mfe-rooms timed-out 8000']);
});
