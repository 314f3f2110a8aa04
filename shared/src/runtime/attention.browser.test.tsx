import { expect, onTestFinished, test, vi } from 'vitest';
import { openHotelPage } from '../testing/hotel-page.tsx';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { attention, session } = await import('./runtime.ts');
const amelia = await hotel.guest('Amelia Hart');

test('what waits for the guest is the sum of what all sources say, until they sign out', () => {
  session.signIn(amelia.user, amelia.token);
  const told = vi.fn();
  onTestFinished(attention.subscribe(() => told(attention.total())));
  attention.set('chat', 2);
  attention.set('threads', 1);
  attention.set('chat', 1);
  session.signIn(amelia.user, 'another token of the same guest');
  session.signOut();
  expect(told.mock.calls.flat()).toEqual([2, 3, 2, 0]);
});
