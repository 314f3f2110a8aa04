import { expect, test } from 'vitest';
import { ORIGIN, PROVIDER, testGateway } from '../testing/gateway.ts';
import { ProviderBusyError } from './queued-fetch.ts';

const SECRET = 'Bearer 7|very-secret-token';

test('API-09 forwards a request below the provider’s base, with body, token and client address', async () => {
  const { app, state } = testGateway({
    provider: async (_, init) => new Response(await new Response(init?.body).text()),
    deps: { guestAddress: () => '10.0.0.9' },
  });
  const answer = await app.request(`${ORIGIN}/api/login?a=1`, {
    method: 'POST',
    body: '{"email":"a"}',
    headers: {
      Authorization: SECRET,
      'X-Forwarded-For': '1.2.3.4',
      Connection: 'keep-alive, x-hop',
      'X-Hop': '1',
      'Idempotency-Key': 'k',
    },
  });
  expect(await answer.text()).toBe('{"email":"a"}');
  const [{ url, init } = { url: '', init: undefined }] = state.requests;
  const headers = new Headers(init?.headers);
  expect(url).toBe(`${PROVIDER}/login?a=1`);
  expect(headers.get('Authorization')).toBe(SECRET);
  expect(headers.get('Idempotency-Key')).toBe('k');
  expect(headers.get('X-Forwarded-For')).toBe('10.0.0.9');
  expect(headers.has('X-Hop')).toBe(false);
  expect(headers.has('Host')).toBe(false);
});

test('API-46 forbids caching except for media, and never runs a response as a page', async () => {
  const provider = (url: string) =>
    url.endsWith('.svg')
      ? new Response('<svg/>', {
          headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=60' },
        })
      : Response.json(
          { status: true },
          { headers: { 'Cache-Control': 'public', 'X-Request-Id': 'r' } },
        );
  const { get } = testGateway({ provider });
  const json = await get('/api/hotels/x');
  const picture = await get('/api/media/x.svg');
  expect(json.headers.get('Cache-Control')).toBe('no-store');
  expect(json.headers.get('X-Request-Id')).toBe('r');
  expect(picture.headers.get('Cache-Control')).toBe('public, max-age=60');
  for (const { headers } of [json, picture]) {
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toMatch(/; sandbox; frame-ancestors 'none'$/);
  }
});

test('removes proxy headers that a client could forge', async () => {
  const { get, state } = testGateway({ provider: () => Response.json({}) });
  await get('/api/x', {
    Forwarded: 'for=6.6.6.6;host=evil.test',
    'X-Forwarded-Host': 'evil.test',
    'X-Forwarded-Prefix': '/evil',
    'X-Real-IP': '6.6.6.6',
  });
  const headers = new Headers(state.requests[0]?.init?.headers);
  expect([...headers].join()).not.toMatch(/evil|6\.6\.6\.6/);
  expect(headers.get('X-Forwarded-Proto')).toBe('http');
});

test('ignores an invalid Connection header on either side', async () => {
  const Connection = 'close, a b(c, x-hop';
  const { get, state } = testGateway({
    provider: () => Response.json({}, { headers: { Connection, 'X-Hop': '1' } }),
  });
  const answer = await get('/api/x', { Connection, 'X-Hop': '1' });
  expect(answer.status).toBe(200);
  expect(answer.headers.has('X-Hop')).toBe(false);
  expect(new Headers(state.requests[0]?.init?.headers).has('X-Hop')).toBe(false);
});

test('uses one request id in both logs: the given one, or a new one', async () => {
  const { get, state } = testGateway({ provider: () => Response.json({}) });
  for (const id of ['from-the-app', 'bad id', '']) await get('/api/x', { 'X-Request-Id': id });
  const ids = state.requests.map(({ init }) => new Headers(init?.headers).get('X-Request-Id'));
  expect(ids[0]).toBe('from-the-app');
  expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(3);
});

test.each(['/broadcasting/auth', '/broadcasting/user-auth', '/api/quick-chat/send'])(
  'MSG-18 forwards the headers that authenticate a live page to %s',
  async (path) => {
    const deps = { sessionCookie: 'session' };
    const { app, state } = testGateway({ provider: () => Response.json({}), deps });
    const proof = {
      authorization: SECRET,
      cookie: 'XSRF-TOKEN=a%3D; session=b',
      'x-csrf-token': 'c',
      'x-xsrf-token': 'a=',
      'x-socket-id': '1.2',
    };
    await app.request(ORIGIN + path, { method: 'POST', body: 'socket_id=1.2', headers: proof });
    const [{ url, init } = { url: '', init: undefined }] = state.requests;
    expect(url).toBe(PROVIDER + path.replace('/api', ''));
    expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject(proof);
  },
);

test.each([
  ['same-origin', 200],
  ['none', 200],
  ['same-site', 403],
  ['cross-site', 403],
])('forwards a call that the browser marks as %s with %i', async (site, status) => {
  const { app, get, state } = testGateway({ provider: () => Response.json({}) });
  for (const path of ['/api/login', '/broadcasting/auth']) {
    const init = { method: 'POST', body: '{}', headers: { 'Sec-Fetch-Site': site } };
    expect((await app.request(ORIGIN + path, init)).status).toBe(status);
  }
  expect(state.requests).toHaveLength(status === 200 ? 2 : 0);
  expect((await get('/api/media/x.avif', { 'Sec-Fetch-Site': site })).status).toBe(200);
});

test.each([
  [`${PROVIDER}/media/x.avif?w=390`, '/api/media/x.avif?w=390'],
  ['/v1/media/x.avif', '/api/media/x.avif'],
  ['https://cdn.test/x.avif', 'https://cdn.test/x.avif'],
  ['http://provider.test/login', null],
  ['/login', null],
])(
  'rewrites a redirect to %s as %s, and never reveals the provider’s address',
  async (to, seen) => {
    const { get } = testGateway({
      provider: () => new Response(null, { status: 302, headers: { Location: to } }),
    });
    const answer = await get('/api/media/x.avif');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(seen);
  },
);

test('compresses responses for clients that accept it', async () => {
  const { get } = testGateway({ provider: () => Response.json({ text: 'a'.repeat(5000) }) });
  const answer = await get('/api/x', { 'Accept-Encoding': 'gzip, br' });
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect((await get('/api/x')).headers.has('Content-Encoding')).toBe(false);
});

test('keeps the caching headers of an unchanged picture', async () => {
  const caching = { 'Cache-Control': 'public, max-age=60', ETag: '"a"' };
  const { get } = testGateway({
    provider: () => new Response(null, { status: 304, headers: caching }),
  });
  const answer = await get('/api/media/x.svg', { 'If-None-Match': '"a"' });
  expect(answer.status).toBe(304);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('forwards status and headers of an error response', async () => {
  const { get } = testGateway({
    provider: () =>
      Response.json({ status: false }, { status: 429, headers: { 'Retry-After': '7' } }),
  });
  const answer = await get('/api/login');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('Retry-After')).toBe('7');
});

test('API-47 responds 502 without a message if the provider is down, and logs no token', async () => {
  const { get, state } = testGateway({ provider: () => Promise.reject(new TypeError('refused')) });
  const answer = await get('/api/hotels/x?token=a-guest-s', { Authorization: SECRET });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ status: false });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(state.log.join()).toContain('/api/hotels/x');
  expect(state.log.join()).toContain(answer.headers.get('X-Request-Id') ?? 'no id');
  expect(state.log.join()).not.toMatch(/secret|a-guest-s/);
});

test('SCALE-14 responds 503 with a time to wait if the queue is full, and logs it once a minute', async () => {
  const { get, state } = testGateway({ provider: () => Promise.reject(new ProviderBusyError()) });
  for (let calls = 0; calls < 3; calls += 1) {
    const answer = await get('/api/hotels/x');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
  }
  expect(state.log).toEqual([expect.stringContaining('The provider is busy')]);
  state.now += 60_000;
  await get('/api/hotels/x');
  expect(state.log).toHaveLength(2);
});

test.each([
  '/api/..%2f..%2fadmin',
  '/api/%2e%2e%5cadmin',
  '/api/x%00',
  '/api/..;/admin',
  '/api/..%3Bx/admin',
  '/broadcasting/..%2fx',
])('FAULT-29 keeps %s below the base', async (path) => {
  const { get, state } = testGateway({ provider: () => new Response('reached') });
  expect((await get(path)).status).toBe(404);
  expect(state.requests).toEqual([]);
});

test('forwards broadcasting to the provider too', async () => {
  const { app, state } = testGateway({ provider: () => Response.json({}) });
  await app.request(`${ORIGIN}/broadcasting/auth`, { method: 'POST', body: 'a=b' });
  expect(state.requests[0]?.url).toBe(`${PROVIDER}/broadcasting/auth`);
});
