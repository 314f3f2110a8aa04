import { expect, test } from 'vitest';
import { HttpError, invalidField, notFound, routeNotFound } from './http-error.ts';

test("a field error has Laravel's format, as message and at the field", () => {
  expect(invalidField('email', 'That is none.')).toMatchObject({
    status: 422,
    message: 'That is none.',
    details: { errors: { email: ['That is none.'] } },
  });
});

test('an unknown resource gives a 404 with its name', () => {
  expect(notFound('Hotel')).toMatchObject({ status: 404, message: 'Hotel not found.' });
  expect(routeNotFound()).toMatchObject({ status: 404, message: 'Not found.' });
});

test('an error has Retry-After and a name for logs', () => {
  const error = new HttpError(429, 'Later.', { retryAfter: 7 });
  expect(error).toMatchObject({ name: 'HttpError', details: { retryAfter: 7 } });
});
