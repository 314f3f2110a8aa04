import { expect, onTestFinished, test, vi } from 'vitest';
import { openHotelPage } from '../testing/hotel-page.tsx';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { badgeCount, session } = await import('./runtime.ts');
const amelia = await hotel.guest('Amelia Hart');

test('sums the counts of all sources until the guest signs out', () => {
  session.signIn(amelia.user, amelia.token);
  const onChange = vi.fn();
  onTestFinished(badgeCount.subscribe(() => onChange(badgeCount.total())));
  badgeCount.set('chat', 2);
  badgeCount.set('threads', 1);
  badgeCount.set('chat', 1);
  session.signIn(amelia.user, 'another token of the same guest');
  session.signOut();
  expect(onChange.mock.calls.flat()).toEqual([2, 3, 2, 0]);
});
