import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page as window } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  {
    home: () => import('./home-screen.tsx'),
    'quick-info': () => import('../quick-info/quick-info-screen.tsx'),
    profile: () => import('../profile/profile-screen.tsx'),
  },
  { description: '<p>Nine rooms over the water.</p>' },
);
const root = document.documentElement;

beforeEach(() => window.viewport(320, 640));
afterEach(async () => {
  root.style.fontSize = '';
  root.dir = '';
  await window.viewport(390, 844);
});

const SCREENS = [
  ['profile', 'Call'],
  ['dashboard/hotel', 'Around the hotel'],
  ['dashboard/hotel/quick-info', 'Front desk'],
] as const;

/** Lists elements wider than the window, except those in a scrolling or clipping parent. */
const overflowingElements = (container: Element) =>
  [...container.querySelectorAll('*')]
    .filter((element) => !element.closest('nav, [role="tablist"], svg, img'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -0.5 || right > 320.5) && element.textContent?.trim();
    })
    .map((element) => element.outerHTML.slice(0, 200));

test.each(SCREENS)('HOTEL-28 %s fits at 200 %%, and right to left', async (path, visibleText) => {
  const guest = await page.guest('Amelia Hart');
  const today = new Date().toISOString().slice(0, 10);
  const user = { ...guest.user, check_in_date: today };
  const screen = await page.open(path, path === 'profile' ? undefined : { ...guest, user });
  const word = screen.getByText(visibleText, { exact: true }).first();
  await expect.element(word).toBeInTheDocument();
  root.style.fontSize = '32px';
  expect(overflowingElements(screen.container)).toEqual([]);
  root.style.fontSize = '';
  root.dir = 'rtl';
  expect(overflowingElements(screen.container)).toEqual([]);
});

test('HOTEL-42 the wifi QR code stays dark on light in forced colours', async () => {
  const media = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  const screen = await page.open('dashboard/hotel/quick-info', await page.guest('Amelia Hart'), {
    tab: 'Wifi Access',
  });
  const code = screen.getByRole('img', { name: /^QR code/ });
  await expect.element(code).toBeVisible();
  await media('active');
  try {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(getComputedStyle(code.element()).backgroundColor).toBe('rgb(255, 255, 255)');
  } finally {
    await media('');
  }
});
