import * as z from '@foyer/shared/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { responseOf } from '../contracts/provider/response.ts';
import { createApiClient } from './client.ts';
import { ApiError } from './error.ts';

const TestResponse = responseOf(z.object({ id: z.number() }));

/** Returns a client with one canned response, and the requests that it sent. */
function clientOver(
  answer: () => Promise<Response>,
  token: string | null = 'secret',
  supportsIdempotency = true,
) {
  const requests: { url: string; init: RequestInit & { headers: Headers } }[] = [];
  const guest = { token };
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { headers: Headers }) => {
    requests.push({ url, init });
    return answer();
  });
  const refused: (string | null)[] = [];
  const client = createApiClient({
    postHeaders: () => ({ 'X-Socket-ID': '1.2' }),
    token: () => guest.token,
    onUnauthorized: (bearer) => refused.push(bearer),
    supportsIdempotency: () => supportsIdempotency,
  });
  return { client, requests, refused, guest };
}

const answers = (body: unknown, init?: ResponseInit) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('API-01 sends the bearer token of a signed-in guest with every call', async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }));
  await client.get('/hotels/plaza', TestResponse);
  await client.post('/queries', {}, TestResponse);
  expect(requests.map(({ init }) => init.headers.get('Authorization'))).toEqual([
    'Bearer secret',
    'Bearer secret',
  ]);
});

test('APP-47 requests nothing while the device is offline', async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(client.get('/hotels/plaza', TestResponse)).rejects.toMatchObject({
    kind: 'network',
  });
  await expect(client.post('/queries', {}, TestResponse)).rejects.toMatchObject({
    kind: 'network',
  });
  expect(requests).toEqual([]);
});

test('API-01 sends no Authorization header for a signed-out visitor', async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }), null);
  await client.get('/hotels/plaza', TestResponse);
  expect(requests[0]?.init.headers.has('Authorization')).toBe(false);
});

test('adds the POST headers to POST and PUT only, with JSON and with form data', async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }));
  await client.get('/hotels/plaza', TestResponse);
  await client.post('/queries', { a: 1 }, TestResponse);
  await client.post('/queries', new URLSearchParams({ a: '1' }), TestResponse);
  await client.put('/requests/1', { a: 1 }, TestResponse);
  const sent = requests.map(({ url, init }) => new Request(`http://localhost${url}`, init));
  expect(sent.map(({ headers }) => headers.get('X-Socket-ID'))).toEqual([
    null,
    '1.2',
    '1.2',
    '1.2',
  ]);
  expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual([
    null,
    'application/json',
    'application/x-www-form-urlencoded;charset=UTF-8',
    'application/json',
  ]);
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'PUT']);
  expect(await sent[2]?.text()).toBe('a=1');
});

test('API-02 sets no timeout; only the caller can abort', async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }));
  await client.get('/hotels/plaza', TestResponse);
  expect(requests[0]?.init.signal).toBeNull();
});

test.each([
  ['no answer', async () => Promise.reject(new TypeError('down')), { kind: 'network', status: 0 }],
  ['status false', answers({ status: false, message: 'No.' }), { kind: 'http', status: 200 }],
  [
    'an error page',
    answers('<h1>Bad gateway</h1>', { status: 502 }),
    { kind: 'http', status: 502 },
  ],
  ['HTML with 200', answers('<h1>portal</h1>'), { kind: 'shape', status: 200 }],
  ['truncated JSON', answers('{"status":true,"da'), { kind: 'shape', status: 200 }],
  ['another shape', answers({ status: true, data: { id: 'x' } }), { kind: 'shape', status: 200 }],
])('FAULT-20 %s is a typed error', async (_, answer, expected) => {
  const { client } = clientOver(answer);
  const error = await client.get('/x', TestResponse).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(expected);
});

test('FAULT-20 throws a typed error for a 204 where a body is expected', async () => {
  const { client } = clientOver(async () => new Response(null, { status: 204 }));
  await expect(client.get('/x', TestResponse)).rejects.toMatchObject({
    kind: 'shape',
    status: 204,
  });
});

test('ERR-01 reads message, fields and Retry-After of a refusal', async () => {
  const body = { status: false, message: 'Wait.', errors: { email: ['Taken.'] } };
  const { client } = clientOver(answers(body, { status: 429, headers: { 'Retry-After': '7' } }));
  await expect(client.post('/register', {}, TestResponse)).rejects.toMatchObject({
    serverMessage: 'Wait.',
    fields: { email: ['Taken.'] },
    retryAfter: 7,
  });
});

test.each([[[]], [{ email: 'Taken.' }], ['Taken.'], [null]])(
  'ERR-01 reads the message of a refusal with the fields %j',
  async (errors) => {
    const { client } = clientOver(answers({ message: 'Taken.', errors }, { status: 422 }));
    await expect(client.post('/register', {}, TestResponse)).rejects.toMatchObject({
      serverMessage: 'Taken.',
      fields: {},
    });
  },
);

test.each([
  [401, { status: false }],
  [419, { status: false }],
  [401, { message: 'Unauthenticated.' }],
])('reports a %i with the refused token', async (status, body) => {
  const { client, refused } = clientOver(answers(body, { status }));
  await expect(client.get('/x', TestResponse)).rejects.toMatchObject({ kind: 'http', status });
  expect(refused).toEqual(['secret']);
});

test.each([
  '',
  '<h1>Sign in to this wifi</h1>',
  '{"error":"Sign in"}',
  '{"status":401}',
  '[]',
  'null',
])('API-94 a 401 or 419 with the body %o signs nobody out', async (body) => {
  for (const status of [401, 419]) {
    const { client, refused } = clientOver(answers(body, { status }));
    await expect(client.text('/x')).rejects.toMatchObject({ kind: 'shape', status });
    await expect(client.post('/x', {}, TestResponse)).rejects.toMatchObject({ kind: 'shape' });
    expect(refused).toEqual([]);
  }
});

test("API-93 every call bypasses the browser's HTTP cache", async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }));
  await client.get('/hotels/plaza', TestResponse);
  await client.text('/categories');
  await client.post('/queries', {}, TestResponse);
  await client.post('/auth', {}, TestResponse, { root: '' });
  expect(requests.map(({ init }) => init.cache)).toEqual(Array(4).fill('no-store'));
});

test('ignores unknown fields', async () => {
  const { client } = clientOver(answers({ status: true, data: { id: 1, more: true }, extra: 1 }));
  expect((await client.get('/x', TestResponse)).data).toEqual({ id: 1 });
});

/** Returns the responses one after the other, and repeats the last. */
const inTurn = (...answers: (() => Promise<Response>)[]) => {
  const left = [...answers];
  return async () => ((left.length > 1 ? left.shift() : left[0]) ?? answers[0])?.() as never;
};
const lost = async () => Promise.reject(new TypeError('down'));
const good = { status: true, data: { id: 1 } };
const away = (status: number, headers = {}) => answers('', { status, headers });
const keyed = { idempotencyKey: 'k' };

/** Sends a POST and runs all pauses. */
async function posted(
  answer: () => Promise<Response>,
  {
    supported = true,
    options = keyed as object,
    whilePausing = (_: { token: string | null }) => {},
  },
) {
  vi.useFakeTimers();
  const { client, requests: calls, guest } = clientOver(answer, 'secret', supported);
  const began = Date.now();
  const outcome = client.post('/queries', { message: 'Hello' }, TestResponse, options).then(
    ({ data }) => data,
    (cause: unknown) => cause,
  );
  await vi.advanceTimersByTimeAsync(0);
  whilePausing(guest);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, calls, took: Date.now() - began };
}

test('FAULT-42 repeats a POST without response with its key if the provider supports keys', async () => {
  for (const failing of [lost, away(502), away(503), away(504)]) {
    const { outcome, calls } = await posted(inTurn(failing, failing, answers(good)), {});
    expect(outcome).toEqual({ id: 1 });
    expect(calls).toHaveLength(3);
    for (const { init } of calls) {
      expect(init.headers.get('Idempotency-Key')).toBe('k');
      expect(init.body).toBe('{"message":"Hello"}');
    }
  }
});

test('FAULT-18 repeats at most three times and respects Retry-After', async () => {
  expect((await posted(lost, {})).calls).toHaveLength(4);
  const { calls, took } = await posted(away(503, { 'Retry-After': '7' }), {});
  expect(calls).toHaveLength(4);
  expect(took).toBeGreaterThanOrEqual(21_000);
  expect((await posted(away(503, { 'Retry-After': '600' }), {})).calls).toHaveLength(1);
});

test('FAULT-42 sends a refused or broken call once', async () => {
  for (const [status, body] of [
    [401, ''],
    [422, { status: false, message: 'No.' }],
    [429, { status: false, message: 'Wait.' }],
    [500, ''],
    [200, '<h1>portal</h1>'],
  ] as const)
    expect((await posted(answers(body, { status }), {})).calls).toHaveLength(1);
});

test('FAULT-42 repeats nothing without a key or without idempotency support', async () => {
  expect((await posted(lost, { options: {} })).calls).toHaveLength(1);
  expect((await posted(lost, { supported: false })).calls).toHaveLength(1);
});

test('FAULT-43 repeats no call of a guest after another guest has signed in', async () => {
  const { outcome, calls } = await posted(inTurn(lost, answers(good)), {
    whilePausing: (guest) => {
      guest.token = 'of another';
    },
  });
  expect(outcome).toMatchObject({ kind: 'network' });
  expect(calls).toHaveLength(1);
});

test('text returns the raw body and throws for an error status', async () => {
  const odd = '{"status":false,"message":"Not that one."}';
  expect(await clientOver(answers(odd)).client.text('/x')).toBe(odd);
  const { client, refused } = clientOver(
    answers({ status: false, message: 'Who?' }, { status: 401 }),
  );
  await expect(client.text('/x')).rejects.toMatchObject({ status: 401, serverMessage: 'Who?' });
  expect(refused).toEqual(['secret']);
});

test('SHELL-73 a GET takes a preloaded response; a POST or a failed preload sends its own request', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url}`);
    return new Response('{"status":true,"data":{"id":2}}');
  });
  const early = new Map([
    ['/there secret', new Response('{"status":true,"data":{"id":1}}')],
    ['/lost secret', undefined],
    ['/refused secret', new Response('{"status":false}', { status: 401 })],
  ]);
  const refused: (string | null)[] = [];
  const client = createApiClient({
    token: () => 'secret',
    onUnauthorized: (bearer) => refused.push(bearer),
    preloaded: async (path, bearer) => early.get(`${path} ${bearer}`),
  });
  expect((await client.get('/there', TestResponse)).data).toEqual({ id: 1 });
  expect(sent).toEqual([]);
  expect((await client.get('/lost', TestResponse)).data).toEqual({ id: 2 });
  expect((await client.post('/there', {}, TestResponse)).data).toEqual({ id: 2 });
  expect(sent).toEqual(['GET /api/lost', 'POST /api/there']);
  await expect(client.get('/refused', TestResponse)).rejects.toMatchObject({ status: 401 });
  expect(refused).toEqual(['secret']);
});
