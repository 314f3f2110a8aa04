import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { resolverOf } from './resolver.ts';

const Payload = z.object({
  name: z.string().check(z.minLength(2, 'Too short'), z.regex(/^A/, 'Begins with an A')),
  room: z.string('A room is missing'),
  type: z.literal('spa'),
});
const check = (values: object, extraPayload: object = { type: 'spa' }) =>
  resolverOf(Payload, () => extraPayload)(values, undefined, {} as never);

test('returns the schema’s output, including the extra payload', () => {
  expect(check({ name: 'Amelia', room: '7', more: 'x' })).toEqual({
    values: { name: 'Amelia', room: '7', type: 'spa' },
    errors: {},
  });
});

test('returns the first failing rule of each field, with its type', () => {
  expect(check({ name: 'B' })).toEqual({
    values: {},
    errors: {
      name: { type: 'rule', message: 'Too short' },
      room: { type: 'rule', message: 'A room is missing' },
    },
  });
});

test('validates the extra payload too', () => {
  expect(check({ name: 'Amelia', room: '7' }, { type: 'bar' })).toMatchObject({
    errors: { type: { type: 'rule' } },
  });
});
