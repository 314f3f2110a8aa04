import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { rulesOf } from './resolver.ts';

const Payload = z.object({
  name: z.string().check(z.minLength(2, 'Too short'), z.regex(/^A/, 'Begins with an A')),
  room: z.string('A room is missing'),
  type: z.literal('spa'),
});
const check = (values: object, beside: object = { type: 'spa' }) =>
  rulesOf(Payload, () => beside)(values, undefined, {} as never);

test('what a schema takes is sent as the schema makes it, with what is beside the fields', () => {
  expect(check({ name: 'Amelia', room: '7', more: 'x' })).toEqual({
    values: { name: 'Amelia', room: '7', type: 'spa' },
    errors: {},
  });
});

test('the first rule that fails at a field is shown there, as the rule that it is', () => {
  expect(check({ name: 'B' })).toEqual({
    values: {},
    errors: {
      name: { type: 'rule', message: 'Too short' },
      room: { type: 'rule', message: 'A room is missing' },
    },
  });
});

test('what is beside the fields is checked, too', () => {
  expect(check({ name: 'Amelia', room: '7' }, { type: 'bar' })).toMatchObject({
    errors: { type: { type: 'rule' } },
  });
});
