import { expect, test } from 'vitest';
import { openHotelPage } from '../../testing/hotel-page.tsx';

const { slug } = await openHotelPage({ name: 'mfe-nothing', mounts: [], menu: [] }, {});
const { returnTo } = await import('./return-to.ts');

test('AUTH-11 returns the stored address once, with its query and fragment', () => {
  returnTo.set(`/${slug}/dashboard/hotel?tab=dining#menu`);
  expect(returnTo.take(slug)).toBe(`/${slug}/dashboard/hotel?tab=dining#menu`);
  expect(returnTo.take(slug)).toBeUndefined();
});

test.each([
  'https://[',
  '//evil.example/dashboard',
  'javascript:alert(1)',
  '/seaside-inn/dashboard/hotel',
  `/${slug}/dashboard.evil.example`,
  `/${slug}/dashboard/../profile`,
])('AUTH-103 rejects %s as a return address', (href) => {
  returnTo.set(href);
  expect(returnTo.take(slug)).toBeUndefined();
});
