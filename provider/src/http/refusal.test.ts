import { expect, test } from 'vitest';
import { invalid, notFound, nothingHere, Refusal } from './refusal.ts';

test('a refusal of one field says it as Laravel does, above and at the field', () => {
  expect(invalid('email', 'That is none.')).toMatchObject({
    status: 422,
    message: 'That is none.',
    errors: { email: ['That is none.'] },
    retryAfter: undefined,
  });
});

test('what is not there is a 404 with its name', () => {
  expect(notFound('Hotel')).toMatchObject({ status: 404, message: 'Hotel not found.' });
  expect(nothingHere()).toMatchObject({ status: 404, message: 'Not found.' });
});

test('a refusal tells when to try again, and is known in a log by its name', () => {
  const refusal = new Refusal(429, 'Later.', { retryAfter: 7 });
  expect(refusal).toMatchObject({ name: 'Refusal', retryAfter: 7, errors: undefined });
});
