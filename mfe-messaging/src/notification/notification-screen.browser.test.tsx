import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ThreadSentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  notification: () => import('./notification-screen.tsx'),
});
const { api } = await import('@foyer/shared/runtime');

test('MSG-20 shows samples in the groups New and Old', async () => {
  const screen = await page.open('dashboard/notification', await page.guest('Amelia Hart'));
  const groups = screen.getByRole('heading', { level: 2 });
  await expect.element(groups.first()).toBeVisible();
  expect(groups.elements().map(({ textContent }) => textContent)).toEqual(['New', 'Old']);
  expect(screen.getByRole('listitem').elements().length).toBeGreaterThan(2);
});

test('MSG-33 the link to the messages shows an unread answer and does not move', async () => {
  const guest = await page.guest('Amelia Hart');
  const payload = { subject: 'Parking', message: 'Two cars?' };
  const { token } = guest;
  const { data } = await api.post(endpoints.sendMessage, payload, ThreadSentResponse, { token });
  const screen = await page.open('dashboard/notification', guest);
  await expect.element(screen.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  const way = screen.getByRole('link', { name: /^Messages/ });
  await expect.element(way).toBeVisible();
  const before = way.element().getBoundingClientRect();
  // Existing messages count as read at the first visit, so the answer comes after it.
  await expect.poll(() => localStorage.getItem('messagesRead')).toContain(`"${data?.id}"`);
  await page.adminRequest(`/messages/${data?.id}/reply`, { message: 'Of course.' });
  const answered = screen.getByRole('link', { name: /A message was answered/ });
  await expect.element(answered).toBeVisible();
  expect(answered.element().getBoundingClientRect()).toEqual(before);
  await answered.click();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/messages`);
});
