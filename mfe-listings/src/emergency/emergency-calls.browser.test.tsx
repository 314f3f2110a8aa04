import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  {
    ...remote,
    mounts: [
      ...remote.mounts.filter(({ screen }) => screen === 'content'),
      { path: 'enquire', area: 'dashboard', screen: 'enquire' },
    ],
  },
  {
    content: () => import('../content/content-screen.tsx'),
    enquire: async () => ({ Component: () => null }),
  },
  {
    country: 'IE',
    phone: '+353 20 910 0130',
    quick_info: { emergency_contact: '+353 20 910 0139' },
  },
);
const guest = await page.guest('Amelia Hart');

const CALLS = [
  ['Ambulance, police, fire 112', 'tel:112'],
  ['Front desk, at any hour +353 20 910 0130', 'tel:+353209100130'],
  ['Emergency contact of the hotel +353 20 910 0139', 'tel:+353209100139'],
];

test.each(['emergency', 'explore-doctors'])(
  "LIST-91 %s begins with the numbers of the country, the front desk and the hotel's contact",
  async (path) => {
    const screen = await page.open(`dashboard/${path}`, guest);
    await expect.element(screen.getByRole('link', { name: CALLS[2]?.[0] })).toBeVisible();
    const links = [...screen.container.querySelectorAll('a')];
    expect(links.slice(0, 3).map((link) => link.getAttribute('href'))).toEqual(
      CALLS.map(([, href]) => href),
    );
    for (const [name] of CALLS)
      await expect.element(screen.getByRole('link', { name, exact: true })).toBeVisible();
  },
);

test('LIST-92 the front desk is in the template, and the country’s number appears in its place', async () => {
  const emergency = await page.openTemplate('dashboard/emergency', guest);
  const desk = browser.getByRole('link', { name: /^Front desk/ });
  const before = desk.element().getBoundingClientRect().top;
  expect(emergency.container.textContent).not.toContain('112');
  const close = await emergency.hydrate();
  await expect.element(browser.getByRole('link', { name: CALLS[0]?.[0] })).toBeVisible();
  await expect.element(browser.getByRole('link', { name: CALLS[2]?.[0] })).toBeVisible();
  expect(desk.element().getBoundingClientRect().top).toBe(before);
  close();
});

test('LIST-91 a failure of quick info leaves the other numbers', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  const screen = await page.open('dashboard/emergency', guest);
  for (const [name] of CALLS.slice(0, 2))
    await expect.element(screen.getByRole('link', { name })).toBeVisible();
  fetched.mockRestore();
});
