import * as z from '@foyer/shared/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOf } from '../contracts/answer.ts';
import { createApiClient } from './client.ts';
import { ApiError } from './error.ts';

const Answer = answerOf(z.object({ id: z.number() }));

/** A client over one canned answer; `requests` is what was sent. */
function clientOver(answer: () => Promise<Response>, token: string | null = 'secret') {
  const requests: { url: string; init: RequestInit & { headers: Headers } }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { headers: Headers }) => {
    requests.push({ url, init });
    return answer();
  });
  const refused: (string | null)[] = [];
  const client = createApiClient({
    base: '/api',
    token: () => token,
    onUnauthorized: (bearer) => refused.push(bearer),
  });
  return { client, requests, refused };
}

const answers = (body: unknown, init?: ResponseInit) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

afterEach(() => vi.unstubAllGlobals());

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
  await client.get('/x', Answer).catch(() => undefined);
  expect(refused).toEqual(['secret']);
});

test('unknown fields are ignored', async () => {
  const { client } = clientOver(answers({ status: true, data: { id: 1, more: true }, extra: 1 }));
  expect((await client.get('/x', Answer)).data).toEqual({ id: 1 });
});
