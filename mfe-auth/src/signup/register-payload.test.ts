import { expect, test } from 'vitest';
import { registerPayload } from './register-payload.ts';

const values = {
  name: ' Amelia Hart ',
  email: 'amelia@example.com ',
  phone: '+44 07700 900123',
  arrivalDate: '2026-11-27',
  arrivalTime: '03:00 PM',
  password: ' garden2026',
  confirmPassword: ' garden2026',
};

test('AUTH-22 the registration payload', () => {
  expect(registerPayload(values, 'grand-plaza')).toEqual({
    name: 'Amelia Hart',
    email: 'amelia@example.com',
    phone: '+447700900123',
    password: ' garden2026',
    password_confirmation: ' garden2026',
    hotel_slug: 'grand-plaza',
    check_in_date: '2026-11-27',
    check_in_time: '03:00 PM',
  });
});

test('AUTH-21 arrival date and time may stay empty', () => {
  const sent = registerPayload({ ...values, arrivalDate: '', arrivalTime: '' }, 'grand-plaza');
  expect(sent).toMatchObject({ check_in_date: null, check_in_time: null });
});
