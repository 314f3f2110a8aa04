import { expect, test } from 'vitest';
import { ORIGIN, testGateway } from '../testing/gateway.ts';

/** An answer with these headers, as the browser gets it. */
async function answered(
  headers: HeadersInit,
  { status = 200, asked = {}, sessionCookie = 'laravel_session' } = {},
) {
  const { get } = testGateway({
    provider: () => new Response(status === 204 ? null : '{}', { status, headers }),
    deps: { sessionCookie },
  });
  return (await get('/api/x', asked)).headers;
}
const cookies = (...set: string[]): [string, string][] => set.map((one) => ['Set-Cookie', one]);
const HTTPS = { asked: { 'X-Forwarded-Proto': 'https' } };

test('FLEET-50 what the app and a browser read of an answer passes', async () => {
  const read = {
    'content-type': 'application/pdf',
    'content-length': '2',
    'content-disposition': 'attachment; filename="menu.pdf"',
    'accept-ranges': 'bytes',
    'content-range': 'bytes 0-1/2',
    etag: '"a"',
    'last-modified': 'Mon, 23 Nov 2026 09:00:00 GMT',
    'retry-after': '7',
    'idempotency-supported': 'true',
    'x-request-id': 'r',
    vary: 'Accept',
  };
  expect(Object.fromEntries(await answered(read))).toMatchObject(read);
});

test('FLEET-50 nothing else of an answer passes, whatever it is called', async () => {
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

test('FLEET-50 no header of an answer is longer than a kilobyte', async () => {
  const headers = await answered({ ETag: `"${'a'.repeat(1100)}"`, 'Retry-After': '7' });
  expect(headers.has('ETag')).toBe(false);
  expect(headers.get('Retry-After')).toBe('7');
  const location = await answered({ Location: `/v1/${'a'.repeat(3000)}` }, { status: 302 });
  expect(location.has('Location')).toBe(false);
});

test('FLEET-51 the provider sets the CSRF cookie and its session, for this host and every path', async () => {
  const set = cookies(
    'XSRF-TOKEN=a%3D; Path=/v1; Domain=provider.test; Expires=Mon, 23 Nov 2026 11:00:00 GMT; SameSite=lax',
    'laravel_session=b; path=/; domain=.provider.test; Max-Age=7200; HttpOnly; Priority=High',
    'foyer_in=1; Path=/',
    'tracking=1; Max-Age=31536000',
    'no cookie at all',
  );
  expect((await answered(set)).getSetCookie()).toEqual([
    'XSRF-TOKEN=a%3D; Path=/; Expires=Mon, 23 Nov 2026 11:00:00 GMT; SameSite=Lax',
    'laravel_session=b; Path=/; Max-Age=7200; HttpOnly',
  ]);
  expect((await answered(set, HTTPS)).getSetCookie()).toEqual([
    'XSRF-TOKEN=a%3D; Path=/; Expires=Mon, 23 Nov 2026 11:00:00 GMT; SameSite=Lax; Secure',
    'laravel_session=b; Path=/; Max-Age=7200; HttpOnly; Secure',
  ]);
});

test('FLEET-51 cookies of a provider fill no request: 4 KB each, one of a name', async () => {
  const many = Array.from({ length: 50 }, (_, index) => `XSRF-TOKEN=${index}`);
  const headers = await answered(cookies(...many, `laravel_session=${'a'.repeat(4090)}`));
  expect(headers.getSetCookie()).toEqual(['XSRF-TOKEN=49; Path=/']);
});

test('FLEET-51 what a browser would refuse over http is not said there', async () => {
  const set = cookies('XSRF-TOKEN=a; SameSite=None; Secure');
  expect((await answered(set)).getSetCookie()).toEqual(['XSRF-TOKEN=a; Path=/']);
  expect((await answered(set, HTTPS)).getSetCookie()).toEqual([
    'XSRF-TOKEN=a; Path=/; SameSite=None; Secure',
  ]);
});

test('FLEET-51 without a name for the session only the CSRF cookie passes', async () => {
  const set = cookies('XSRF-TOKEN=1', 'laravel_session=2');
  const headers = await answered(set, { sessionCookie: '' });
  expect(headers.getSetCookie()).toEqual(['XSRF-TOKEN=1; Path=/']);
});

test("FLEET-51 the provider is sent its own cookies and nobody else's", async () => {
  const { app, state } = testGateway({
    provider: () => Response.json({}),
    deps: { sessionCookie: 'session' },
  });
  for (const cookie of ['foyer_in=1; XSRF-TOKEN=a=; other=c; session=b; nonsense', 'foyer_in=1'])
    await app.request(`${ORIGIN}/api/x`, { headers: { Cookie: cookie } });
  const sent = state.asked.map(({ init }) => new Headers(init?.headers).get('Cookie'));
  expect(sent).toEqual(['XSRF-TOKEN=a=; session=b', null]);
});

test('FLEET-50 an answer without a body has no length', async () => {
  expect((await answered({ 'Content-Length': '0' }, { status: 204 })).has('Content-Length')).toBe(
    false,
  );
});
