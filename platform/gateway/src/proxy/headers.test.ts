import { expect, test } from 'vitest';
import { ORIGIN, testGateway } from '../testing/gateway.ts';

/** Returns the headers that a browser gets for a provider's response with these headers. */
async function answered(
  headers: HeadersInit,
  { status = 200, request = {}, sessionCookie = 'laravel_session' } = {},
) {
  const { get } = testGateway({
    provider: () => new Response(status === 204 ? null : '{}', { status, headers }),
    deps: { sessionCookie },
  });
  return (await get('/api/x', request)).headers;
}
const cookies = (...set: string[]): [string, string][] => set.map((one) => ['Set-Cookie', one]);
const HTTPS = { request: { 'X-Forwarded-Proto': 'https' } };

test('FLEET-50 forwards the response headers that the app and browsers use', async () => {
  const read = {
    'content-type': 'application/pdf',
    'content-length': '2',
    'content-disposition': 'attachment; filename="menu.pdf"',
    'accept-ranges': 'bytes',
    'content-range': 'bytes 0-1/2',
    etag: '"a"',
    'last-modified': 'Mon, 23 Nov 2026 09:00:00 GMT',
    'retry-after': '7',
    'x-request-id': 'r',
    vary: 'Accept',
  };
  expect(Object.fromEntries(await answered(read))).toMatchObject(read);
});

test('FLEET-50 drops all other response headers', async () => {
  const others = {
    'Alt-Svc': 'h3=":443"',
    'CDN-Cache-Control': 'max-age=60',
    'Clear-Site-Data': '"storage"',
    Link: '</x.css>; rel=stylesheet',
    'Proxy-Authenticate': 'Basic',
    Refresh: '0; url=https://evil.test',
    Server: 'provider',
    'Service-Worker-Allowed': '/',
    'Strict-Transport-Security': 'max-age=1; includeSubDomains',
    'Surrogate-Control': 'max-age=60',
    'WWW-Authenticate': 'Basic realm="Your bank"',
    'X-Accel-Redirect': '/etc/passwd',
    'X-Whatever': 'comes next',
  };
  const headers = await answered(others);
  for (const name of Object.keys(others)) expect(headers.has(name), name).toBe(false);
});

test('FLEET-50 drops response headers over one kilobyte', async () => {
  const headers = await answered({ ETag: `"${'a'.repeat(1100)}"`, 'Retry-After': '7' });
  expect(headers.has('ETag')).toBe(false);
  expect(headers.get('Retry-After')).toBe('7');
  const location = await answered({ Location: `/v1/${'a'.repeat(3000)}` }, { status: 302 });
  expect(location.has('Location')).toBe(false);
});

test('FLEET-51 FLEET-107 forwards the provider’s CSRF and session cookies for this host and every path', async () => {
  const set = cookies(
    'XSRF-TOKEN=a%3D; Path=/v1; Domain=provider.test; Expires=Mon, 23 Nov 2026 11:00:00 GMT; SameSite=lax',
    'laravel_session=b; path=/; domain=.provider.test; Max-Age=7200; HttpOnly; Priority=High',
    'foyer_signed_in=1; Path=/',
    'tracking=1; Max-Age=31536000',
    'no cookie at all',
  );
  expect((await answered(set)).getSetCookie()).toEqual([
    'XSRF-TOKEN=a%3D; Path=/; Expires=Mon, 23 Nov 2026 11:00:00 GMT; SameSite=lax',
    'laravel_session=b; Path=/; Max-Age=7200; HttpOnly',
  ]);
  expect((await answered(set, HTTPS)).getSetCookie()).toEqual([
    'XSRF-TOKEN=a%3D; Path=/; Expires=Mon, 23 Nov 2026 11:00:00 GMT; SameSite=lax; Secure',
    'laravel_session=b; Path=/; Max-Age=7200; HttpOnly; Secure',
  ]);
});

test('FLEET-107 limits the provider’s cookies to 4 KB each and one of a name', async () => {
  const many = Array.from({ length: 50 }, (_, index) => `XSRF-TOKEN=${index}`);
  const headers = await answered(cookies(...many, `laravel_session=${'a'.repeat(4090)}`));
  expect(headers.getSetCookie()).toEqual(['XSRF-TOKEN=49; Path=/']);
});

test('FLEET-107 omits cookie attributes that browsers reject over http', async () => {
  const set = cookies('XSRF-TOKEN=a; SameSite=None; Secure');
  expect((await answered(set)).getSetCookie()).toEqual(['XSRF-TOKEN=a; Path=/']);
  expect((await answered(set, HTTPS)).getSetCookie()).toEqual([
    'XSRF-TOKEN=a; Path=/; SameSite=None; Secure',
  ]);
});

test('FLEET-51 forwards only the CSRF cookie without a session cookie name', async () => {
  const set = cookies('XSRF-TOKEN=1', 'laravel_session=2');
  const headers = await answered(set, { sessionCookie: '' });
  expect(headers.getSetCookie()).toEqual(['XSRF-TOKEN=1; Path=/']);
});

test('FLEET-51 sends the provider only its own cookies', async () => {
  const { app, state } = testGateway({
    provider: () => Response.json({}),
    deps: { sessionCookie: 'session' },
  });
  for (const cookie of [
    'foyer_signed_in=1; XSRF-TOKEN=a=; other=c; session=b; nonsense',
    'foyer_signed_in=1',
  ])
    await app.request(`${ORIGIN}/api/x`, { headers: { Cookie: cookie } });
  const sent = state.requests.map(({ init }) => new Headers(init?.headers).get('Cookie'));
  expect(sent).toEqual(['XSRF-TOKEN=a=; session=b', null]);
});

test('FLEET-106 sends no length for a response without a body', async () => {
  expect((await answered({ 'Content-Length': '0' }, { status: 204 })).has('Content-Length')).toBe(
    false,
  );
});
