import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { expect, test } from 'vitest';
import { inboxEntry } from './inbox-entry.ts';

const request = (more: Partial<GuestRequest>): GuestRequest => {
  return { id: 7, kind: 'checkin', state: 'sent', created_at: '2026-11-29T10:00:00Z', ...more };
};

test('MSG-54 a request is a row with its content, state and place', () => {
  expect(inboxEntry(request({ check_in: '2026-12-01 03:05 PM' }), false)).toEqual({
    id: '7',
    title: 'Check-in',
    text: 'Tuesday, December 1, 2026, 3:05 PM',
    state: 'Sent',
    to: 'requests#request-7',
    at: Date.parse('2026-11-29T10:00:00Z'),
    unread: false,
  });
});

test('MSG-54 a request shows its answer, and the time of the answer', () => {
  const answered = { state: 'answered', answer: 'Welcome!', answered_at: '2026-11-29T12:00:00Z' };
  const row = inboxEntry(request(answered as Partial<GuestRequest>), true);
  expect(row).toMatchObject({ text: 'Welcome!', state: 'Answered', unread: true });
  expect(row.at).toBe(Date.parse('2026-11-29T12:00:00Z'));
});

test('a request without any valid time is the oldest', () => {
  expect(inboxEntry(request({ created_at: '' }), false).at).toBe(0);
});
