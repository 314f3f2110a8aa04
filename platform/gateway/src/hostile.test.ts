import {
  auth,
  fleetOf,
  hotel,
  shellRelease,
  workerRelease,
} from '@foyer/releases/testing/fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORIGIN, oneHotel, PROVIDER, testGateway } from './testing/gateway.ts';

/** The number of requests for each kind of address; `FUZZ_CASES` raises it. */
const CASES = Number(process.env.FUZZ_CASES || 150);
/** The largest allowed response; a page has 40 KB. */
const LARGEST_BYTES = 1_000_000;

const ODD = [
  '..',
  '%2e%2e',
  '%2F',
  '%5c',
  '%00',
  '%',
  '%zz',
  '//evil.test',
  '\\evil.test',
  '@evil.test',
  ';x',
  '"><script>',
  '__proto__',
  'constructor',
  '9'.repeat(40),
  'x'.repeat(3000),
  '💥',
  '\u202e',
];
const segment = fc.oneof(
  fc.constantFrom('grand-plaza', 'default', 'dashboard', 'login', 'hotel', 'mfe-hotel', '1.0.0'),
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .string({ unit: 'binary', maxLength: 30 })
    .filter((text) => text.isWellFormed())
    .map(encodeURIComponent),
);
const value = fc.oneof(
  fc.constantFrom(
    'foyer_signed_in=1',
    '"x", W/"y"',
    'gzip;q=1;br',
    'bytes=0-',
    '1e999',
    ', ,;=',
    'https',
  ),
  fc.string({ maxLength: 60 }),
  fc.constant('a,'.repeat(4000)),
);
const HEADERS = [
  'Accept-Encoding',
  'Accept',
  'Cookie',
  'Host',
  'If-None-Match',
  'Origin',
  'Range',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Request-Id',
];
const requests = fc.record({
  segments: fc.array(segment, { maxLength: 6 }),
  query: fc.option(fc.string({ maxLength: 60 })),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'),
  headers: fc.dictionary(fc.constantFrom(...HEADERS), value, { maxKeys: 4 }),
});

const PREFIXES = [
  '',
  '/-/page',
  '/-/offline-bundle',
  '/-/manifest',
  '/-/icon',
  '/-/composition',
  '/-/online',
  '/-/releases',
  '/-/worker',
  '/-/reports',
  '/-',
  '/grand-plaza',
  '/api',
  '/api/weather',
  '/broadcasting',
];

test.each(PREFIXES)(
  'FAULT-29 answers any request at %s/… without a failure, an escape or a leak',
  async (prefix) => {
    const releases = [shellRelease(), workerRelease('1.0.0'), auth, hotel];
    const { app, state } = testGateway({ releases, fleet: fleetOf(releases), provider: oneHotel });
    const property = fc.asyncProperty(requests, async ({ segments, query, method, headers }) => {
      const request = requestOf([prefix, ...segments].join('/'), query, method, headers);
      // Too many invalid addresses fail the property.
      fc.pre(request !== undefined);
      const answer = await app.fetch(request);
      expect(answer.status, request.url).toBeLessThan(500);
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(LARGEST_BYTES);
      expect(answer.headers.get('X-Content-Type-Options'), request.url).toBe('nosniff');
      const to = new URL(answer.headers.get('Location') ?? '/', ORIGIN);
      expect(to.origin, request.url).toBe(ORIGIN);
    });
    await fc.assert(property, { numRuns: CASES, seed: 20_261_123 });
    expect(state.log.join('\n')).not.toContain('A request failed.');
    for (const { url } of state.requests) expect(new URL(url).href).toContain(`${PROVIDER}/`);
  },
);

/** Returns undefined for a request that no browser could send. */
function requestOf(
  path: string,
  query: string | null,
  method: string,
  headers: Record<string, string>,
): Request | undefined {
  try {
    const address = new URL(ORIGIN + path);
    if (query !== null) address.search = query;
    if (address.origin !== ORIGIN) return undefined;
    return new Request(address, { method, headers });
  } catch {
    return undefined;
  }
}
