import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ThreadSentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

/** Screens of other remotes to which notifications lead. */
const elsewhere = ['hotel', 'hotel/check-in', 'hotel/quick-info'].map(
  (path) => ({ path, area: 'dashboard', screen: 'elsewhere' }) as const,
);
const profile = { path: 'profile', area: 'public', screen: 'elsewhere' } as const;

const page = await openHotelPage(
  { ...remote, mounts: [...remote.mounts, ...elsewhere, profile] },
  { notification: () => import('./notification-screen.tsx') },
);
const { api } = await import('@foyer/shared/runtime');

test('MSG-20 shows samples in the groups New and Old', async () => {
  const screen = await page.open('dashboard/notification', await page.guest('Amelia Hart'));
  const groups = screen.getByRole('heading', { level: 2 });
  await expect.element(groups.first()).toBeVisible();
  expect(groups.elements().map(({ textContent }) => textContent)).toEqual(['New', 'Old']);
  expect(screen.getByRole('listitem').elements().length).toBeGreaterThan(2);
});

test('MSG-58 each notification leads somewhere, and a new one has a dot until it is opened', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/notification', guest);
  const question = screen.getByRole('link', { name: /^A question\?/ });
  await expect.element(question).toHaveAccessibleName(/unread/);
  expect(screen.getByRole('link', { name: /^Thank you/ }).element().textContent).not.toMatch(
    /unread/,
  );
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('a')?.pathname),
  ).toEqual(
    [
      'profile',
      'dashboard/hotel/check-in',
      'dashboard/chat',
      'dashboard/hotel/quick-info',
      'dashboard/hotel',
    ].map((path) => `/${page.slug}/${path}`),
  );
  await question.click();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/chat`);
  await screen.unmount();
  const again = await page.reload('dashboard/notification');
  await expect
    .element(again.getByRole('link', { name: /^Welcome/ }))
    .toHaveAccessibleName(/unread/);
  await expect.element(question).not.toHaveAccessibleName(/unread/);
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
  await page.adminRequest(`/messages/${data?.id}/reply`, { message: 'Of course.' });
  const answered = screen.getByRole('link', { name: /A message was answered/ });
  await expect.element(answered).toBeVisible();
  expect(answered.element().getBoundingClientRect()).toEqual(before);
  await answered.click();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/messages`);
});
