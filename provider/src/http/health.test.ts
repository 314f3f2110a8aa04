import { Hono } from 'hono';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { testApp } from '../testing/test-app.ts';
import { DATABASES } from '../testing/test-databases.ts';
import type { Env } from './call.ts';
import { health } from './health.ts';
import { Refusal } from './refusal.ts';

it('FAULT-36 health is told in time where the database never answers, which is asked once', async () => {
  let asked = 0;
  const execute = () => {
    asked += 1;
    return new Promise(() => {});
  };
  const silent = { query: { hotels: { findFirst: () => ({ execute }) } } } as unknown as Database;
  const app = new Hono<Env>()
    .get('/healthz', health(silent, 20))
    .onError(
      (error) => new Response(null, { status: error instanceof Refusal ? error.status : 500 }),
    );
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.request('/healthz')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(asked).toBe(1);
});

it.each(DATABASES)('FAULT-36 a $name that is gone is a 503, of health too', async ({ open }) => {
  const app = await testApp(open);
  await app.close();
  const answers = [
    await app.get('/hotels/grand-plaza'),
    await app.post('/login', { email: 'guest@grand-plaza.test', password: 'Welcome123' }),
    await app.get('/healthz'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers.map(({ headers }) => headers.get('Retry-After'))).toEqual(['5', '5', '1']);
});

const failed = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
it.each([
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
])('FAULT-36 %s as a database that does not answer: %s', (error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable);
});
