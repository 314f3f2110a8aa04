import { expect, test } from 'vitest';
import { paths } from '../addresses/paths.ts';
import { openHotelPage } from '../testing/hotel-page.tsx';

const screen = { area: 'dashboard', screen: 'page' } as const;
const { slug } = await openHotelPage(
  {
    name: 'mfe-listings',
    mounts: [
      { ...screen, path: ':categorySlug' },
      { ...screen, path: ':categorySlug/:subCategorySlug' },
      { ...screen, path: 'notification' },
    ],
    menu: [],
  },
  {},
);

test('SHELL-17 a page of a remote that the fleet does not know is no category of that name', async () => {
  const { canOpen } = await import('./can-open.ts');
  expect(canOpen(paths.messages(slug))).toBe(false);
  expect(canOpen(`${paths.chat(slug)}?from=menu`)).toBe(false);
  expect(canOpen(paths.checkIn(slug))).toBe(false);
  expect(canOpen(paths.notification(slug))).toBe(true);
  expect(canOpen(paths.category(slug, 'dining'))).toBe(true);
  expect(canOpen(paths.listing(slug, 'dining', 'orangery'))).toBe(true);
  expect(canOpen(paths.dashboard(slug))).toBe(true);
});
