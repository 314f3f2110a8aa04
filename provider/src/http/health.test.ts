import { Hono } from 'hono';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { isUnavailable } from '../db/errors.ts';
import { testApp } from '../testing/test-app.ts';
import { DATABASES } from '../testing/test-databases.ts';
import type { Env } from './call.ts';
import { health } from './health.ts';
import { HttpError } from './http-error.ts';

test('FAULT-36 health responds in time and sends one query when the database never responds', async () => {
  let queryCount = 0;
  const execute = () => {
    queryCount += 1;
    return new Promise(() => {});
  };
  const silent = { execute } as unknown as Database;
  const app = new Hono<Env>()
    .get('/healthz', health(silent, 20))
    .onError(
      (error) => new Response(null, { status: error instanceof HttpError ? error.status : 500 }),
    );
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.request('/healthz')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  expect(queryCount).toBe(1);
});

test('FAULT-45 health recovers by itself once the database responds', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const execute = vi.fn(() => promise);
  const app = new Hono<Env>()
    .get('/healthz', health({ execute } as unknown as Database, 20))
    .onError(() => new Response(null, { status: 503 }));
  expect((await app.request('/healthz')).status).toBe(503);
  resolve([]);
  expect((await app.request('/healthz')).status).toBe(200);
});

test.each(DATABASES)('FAULT-36 a closed $name gives 503, also for health', async ({ open }) => {
  const app = await testApp(open);
  await app.close();
  const responses = [
    await app.get('/hotels/grand-plaza'),
    await app.post('/login', { email: 'guest@grand-plaza.test', password: 'Welcome123' }),
    await app.get('/healthz'),
  ];
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(responses.map(({ headers }) => headers.get('Retry-After'))).toEqual(['5', '5', '1']);
});

const failed = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
test.each([
  [failed('57P01'), true],
  [failed('57P03'), true],
  [failed('53300'), true],
  [failed('08006'), true],
  [failed('57014'), true],
  [new Error('Failed query', { cause: failed('57P01') }), true],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [failed('23505'), false],
  [failed('42P01'), false],
  [new TypeError('x is not a function'), false],
  ['Connection terminated', false],
])('FAULT-36 %s counts as an unavailable database: %s', (error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable);
});
