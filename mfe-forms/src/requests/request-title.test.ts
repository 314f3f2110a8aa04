import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { expect, test } from 'vitest';
import { requestMessage, requestTitle } from './request-title.ts';

const request = (more: Partial<GuestRequest>): GuestRequest => {
  return { id: 1, kind: 'enquiry', state: 'sent', created_at: '', ...more };
};

test.each([
  ['its kind', { kind: 'checkin' }, 'Check-in', undefined],
  ['its subject', { type: 'Parking', message: 'A van?' }, 'Enquiry: Parking', 'A van?'],
  ['its category', { type: 'spa', about: 'The Spa', message: 'Hi' }, 'Enquiry: The Spa', 'Hi'],
  [
    'its own name',
    { type: 'book-spa', message: 'Spa: hot stone, Friday 16:00\nTreatment: hot stone' },
    'Spa: hot stone, Friday 16:00',
    'Treatment: hot stone',
  ],
] as const)('FORM-45 a request is titled by %s', (_, more, title, message) => {
  expect([requestTitle(request(more)), requestMessage(request(more))]).toEqual([title, message]);
});
