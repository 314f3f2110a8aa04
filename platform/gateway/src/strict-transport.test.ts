import { expect, test } from 'vitest';
import { ORIGIN, oneHotel, testGateway } from './testing/gateway.ts';
import { PREVIEW_ORIGIN } from './testing/previews.ts';

const HSTS = 'Strict-Transport-Security';
const POLICY = 'max-age=63072000';
const POST = { method: 'POST', body: '{}' };

const RESPONSES: [path: string, status: number, init?: RequestInit][] = [
  ['/', 200],
  ['/grand-plaza', 200],
  ['/grand-plaza/dashboard/hotel', 200],
  ['/GRAND-PLAZA/login', 302],
  ['/nowhere/login', 404],
  ['/grand-plaza/%00', 404],
  ['/grand-plaza', 405, POST],
  ['/-/page/grand-plaza', 200],
  ['/-/composition/grand-plaza', 200],
  ['/-/integrity-manifest/grand-plaza/none', 404],
  ['/-/offline-bundle/grand-plaza', 200],
  ['/-/online/grand-plaza', 302],
  ['/-/manifest/grand-plaza.webmanifest', 200],
  ['/-/icon/grand-plaza/1/any-192.png', 302],
  ['/-/social-card/grand-plaza/1.jpg', 404],
  ['/-/releases/mfe-auth/1.0.0/static/js/login.js', 200],
  ['/-/releases/mfe-auth/1.0.0/none.js', 404],
  ['/-/licences', 200],
  ['/-/worker/worker.js', 200],
  ['/-/healthz', 200],
  ['/-/page-load-token/grand-plaza', 200],
  ['/-/outcomes', 204, POST],
  ['/-/reports', 204, POST],
  ['/-/health', 404],
  ['/-/nothing', 404],
  ['/favicon.ico', 200],
  ['/favicon.icon', 200],
  ['/robots.txt', 200],
  ['/api/hotels/grand-plaza', 200],
  ['/api/media/logo.svg', 404],
  ['/api/weather?hotel=grand-plaza&city=Paris', 404],
  ['/api/down', 502],
  ['/api/moved', 302],
  ['/api/..;/admin', 404],
  ['/api/login', 403, { ...POST, headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ['/api/queries', 413, { method: 'POST', body: 'x'.repeat(65 * 1024) }],
  ['/broadcasting/auth', 404, POST],
];

const provider: typeof oneHotel = (url) => {
  if (url.endsWith('/down')) throw new TypeError('refused');
  if (url.endsWith('/moved'))
    return new Response(null, { status: 302, headers: { Location: 'x' } });
  return oneHotel(url);
};
const secure = (init: RequestInit = {}) => ({
  ...init,
  headers: { ...init.headers, 'X-Forwarded-Proto': 'https' },
});

test.each(RESPONSES)(
  'ORIGIN-22 %s answers %i by https with a policy of two years',
  async (path, status, init) => {
    const { app } = testGateway({ provider });
    const response = await app.request(ORIGIN + path, secure(init));
    expect([response.status, response.headers.get(HSTS)]).toEqual([status, POLICY]);
    expect((await app.request(ORIGIN + path, init)).headers.has(HSTS)).toBe(false);
  },
);

test('ORIGIN-22 a failed request has the policy too', async () => {
  const releases = {
    manifest: () => Promise.reject(new Error('down')),
    file: async () => undefined,
  };
  const { app, state } = testGateway({ deps: { releases } });
  const path = '/-/releases/mfe-auth/1.0.0/static/js/login.js';
  const response = await app.request(ORIGIN + path, secure());
  expect([response.status, response.headers.get(HSTS)]).toEqual([503, POLICY]);
  expect(state.log.join()).toContain('down');
});

test('ORIGIN-22 browsers trust the first of two proxies', async () => {
  const { get } = testGateway();
  const { headers } = await get('/grand-plaza', { 'X-Forwarded-Proto': 'https, http' });
  expect(headers.get(HSTS)).toBe(POLICY);
});

test('ORIGIN-23 includes subdomains only if the operator says so, previews included', async () => {
  const deps = { hstsSubdomains: true, previewOrigin: PREVIEW_ORIGIN };
  const { app } = testGateway({ deps });
  for (const url of [`${ORIGIN}/grand-plaza`, `${PREVIEW_ORIGIN}/grand-plaza`]) {
    const { headers } = await app.request(url, secure());
    expect(headers.get(HSTS)).toBe(`${POLICY}; includeSubDomains`);
  }
});
