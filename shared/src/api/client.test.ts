import * as z from '@foyer/shared/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOf } from '../contracts/answer.ts';
import { createApiClient } from './client.ts';
import { ApiError } from './error.ts';

const Answer = answerOf(z.object({ id: z.number() }));

/** A client over one canned answer; `requests` is what was sent. */
function clientOver(answer: () => Promise<Response>, token: string | null = 'secret') {
  const requests: { url: string; init: RequestInit & { headers: Headers } }[] = [];
  const guest = { token };
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { headers: Headers }) => {
    requests.push({ url, init });
    return answer();
  });
  const refused: (string | null)[] = [];
  const client = createApiClient({
    postHeaders: () => ({ 'X-Socket-ID': '1.2' }),
    base: '/api',
    token: () => guest.token,
    onUnauthorized: (bearer) => refused.push(bearer),
  });
  return { client, requests, refused, guest };
}

const answers = (body: unknown, init?: ResponseInit) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('API-01 signed in, every call carries the bearer token', async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }));
  await client.get('/hotels/plaza', Answer);
  await client.post('/queries', {}, Answer);
  expect(requests.map(({ init }) => init.headers.get('Authorization'))).toEqual([
    'Bearer secret',
    'Bearer secret',
  ]);
});

test('API-01 signed out, no Authorization header is sent', async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }), null);
  await client.get('/hotels/plaza', Answer);
  expect(requests[0]?.init.headers.has('Authorization')).toBe(false);
});

test('what every POST carries besides is on POSTs only, whether they send JSON or a form', async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }));
  await client.get('/hotels/plaza', Answer);
  await client.post('/queries', { a: 1 }, Answer);
  await client.post('/queries', new URLSearchParams({ a: '1' }), Answer);
  const sent = requests.map(({ url, init }) => new Request(`http://localhost${url}`, init));
  expect(sent.map(({ headers }) => headers.get('X-Socket-ID'))).toEqual([null, '1.2', '1.2']);
  expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual([
    null,
    'application/json',
    'application/x-www-form-urlencoded;charset=UTF-8',
  ]);
  expect(await sent[2]?.text()).toBe('a=1');
});

test('whether a provider knows repeated keys is known from its first answer that says so', async () => {
  const init: ResponseInit = { headers: { 'Idempotency-Supported': 'true' } };
  const { client } = clientOver(answers({ status: true, data: { id: 1 } }, init));
  expect(client.knowsKeys()).toBe(false);
  await client.get('/hotels/plaza', Answer);
  expect(client.knowsKeys()).toBe(true);
});

test('API-02 no time limit is set: only the caller can abort', async () => {
  const { client, requests } = clientOver(answers({ status: true, data: { id: 1 } }));
  await client.get('/hotels/plaza', Answer);
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
  const error = await client.get('/x', Answer).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(expected);
});

test('FAULT-20 204 without a body is a typed error where an answer is expected', async () => {
  const { client } = clientOver(async () => new Response(null, { status: 204 }));
  await expect(client.get('/x', Answer)).rejects.toMatchObject({ kind: 'shape', status: 204 });
});

test('ERR-01 the message of the server, its fields and Retry-After arrive', async () => {
  const body = { status: false, message: 'Wait.', errors: { email: ['Taken.'] } };
  const { client } = clientOver(answers(body, { status: 429, headers: { 'Retry-After': '7' } }));
  await expect(client.post('/register', {}, Answer)).rejects.toMatchObject({
    serverMessage: 'Wait.',
    fields: { email: ['Taken.'] },
    retryAfter: 7,
  });
});

test.each([[[]], [{ email: 'Taken.' }], ['Taken.'], [null]])(
  'ERR-01 the message of the server arrives beside fields that are %j',
  async (errors) => {
    const { client } = clientOver(answers({ message: 'Taken.', errors }, { status: 422 }));
    await expect(client.post('/register', {}, Answer)).rejects.toMatchObject({
      serverMessage: 'Taken.',
      fields: {},
    });
  },
);

test.each([401, 419])('a %i is told with the token that was refused', async (status) => {
  const { client, refused } = clientOver(answers({ status: false }, { status }));
  await expect(client.get('/x', Answer)).rejects.toMatchObject({ kind: 'http', status });
  expect(refused).toEqual(['secret']);
});

test('unknown fields are ignored', async () => {
  const { client } = clientOver(answers({ status: true, data: { id: 1, more: true }, extra: 1 }));
  expect((await client.get('/x', Answer)).data).toEqual({ id: 1 });
});

/** One answer of a provider after the other, the last again and again. */
const inTurn = (...answers: (() => Promise<Response>)[]) => {
  const left = [...answers];
  return async () => ((left.length > 1 ? left.shift() : left[0]) ?? answers[0])?.() as never;
};
const lost = async () => Promise.reject(new TypeError('down'));
const good = { status: true, data: { id: 1 } };
const knowing = answers(good, { headers: { 'Idempotency-Supported': 'true' } });
const away = (status: number, headers = {}) => answers('', { status, headers });
const keyed = { idempotencyKey: 'k' };

/** The outcome of a POST after a GET that was answered so, with all the pauses there are. */
async function posted(
  answer: () => Promise<Response>,
  {
    first = knowing,
    options = keyed as object,
    whilePausing = (_: { token: string | null }) => {},
  },
) {
  vi.useFakeTimers();
  const { client, requests, guest } = clientOver(inTurn(first, answer));
  await client.get('/hotels/plaza', Answer);
  const began = Date.now();
  const outcome = client.post('/queries', { message: 'Hello' }, Answer, options).then(
    ({ data }) => data,
    (cause: unknown) => cause,
  );
  await vi.advanceTimersByTimeAsync(0);
  whilePausing(guest);
  await vi.runAllTimersAsync();
  const calls = requests.slice(1);
  return { outcome: await outcome, calls, took: Date.now() - began };
}

test('FAULT-18 where keys are known, a POST that got no answer is repeated with its key', async () => {
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

test('FAULT-18 it is repeated three times at most, never sooner than the server asks', async () => {
  expect((await posted(lost, {})).calls).toHaveLength(4);
  const { calls, took } = await posted(away(503, { 'Retry-After': '7' }), {});
  expect(calls).toHaveLength(4);
  expect(took).toBeGreaterThanOrEqual(21_000);
  expect((await posted(away(503, { 'Retry-After': '600' }), {})).calls).toHaveLength(1);
});

test('FAULT-18 what is refused or broken is sent once', async () => {
  for (const [status, body] of [
    [401, ''],
    [422, { status: false, message: 'No.' }],
    [429, { status: false, message: 'Wait.' }],
    [500, ''],
    [200, '<h1>portal</h1>'],
  ] as const)
    expect((await posted(answers(body, { status }), {})).calls).toHaveLength(1);
});

test('FAULT-18 without a key, or where nobody says that keys are known, nothing is repeated', async () => {
  expect((await posted(lost, { options: {} })).calls).toHaveLength(1);
  expect((await posted(lost, { first: answers(good) })).calls).toHaveLength(1);
});

test('FAULT-28 nothing of a guest is repeated once another one is signed in', async () => {
  const { outcome, calls } = await posted(inTurn(lost, answers(good)), {
    whilePausing: (guest) => {
      guest.token = 'of another';
    },
  });
  expect(outcome).toMatchObject({ kind: 'network' });
  expect(calls).toHaveLength(1);
});

test('an answer that is read elsewhere comes as it is; what failed is an error as ever', async () => {
  const odd = '{"status":false,"message":"Not that one."}';
  expect(await clientOver(answers(odd)).client.text('/x')).toBe(odd);
  const { client, refused } = clientOver(answers({ message: 'Who?' }, { status: 401 }));
  await expect(client.text('/x')).rejects.toMatchObject({ status: 401, serverMessage: 'Who?' });
  expect(refused).toEqual(['secret']);
});

test('SHELL-73 a GET takes the answer that is on its way; a POST and one that failed ask themselves', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url}`);
    return new Response('{"status":true,"data":{"id":2}}');
  });
  const early = new Map([
    ['/there secret', new Response('{"status":true,"data":{"id":1}}')],
    ['/lost secret', undefined],
    ['/refused secret', new Response('{}', { status: 401 })],
  ]);
  const refused: (string | null)[] = [];
  const client = createApiClient({
    base: '/api',
    token: () => 'secret',
    onUnauthorized: (bearer) => refused.push(bearer),
    asked: async (path, bearer) => early.get(`${path} ${bearer}`),
  });
  expect((await client.get('/there', Answer)).data).toEqual({ id: 1 });
  expect(sent).toEqual([]);
  expect((await client.get('/lost', Answer)).data).toEqual({ id: 2 });
  expect((await client.post('/there', {}, Answer)).data).toEqual({ id: 2 });
  expect(sent).toEqual(['GET /api/lost', 'POST /api/there']);
  await expect(client.get('/refused', Answer)).rejects.toMatchObject({ status: 401 });
  expect(refused).toEqual(['secret']);
});
