import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, onTestFinished, test } from 'vitest';

const { slug } = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { fallbackSlug, rememberedSlug } = await import('./remembered-slug.ts');

test('AUTH-41 an address without a slug belongs to the page’s hotel before the remembered one', () => {
  localStorage.setItem('hotelSlug', 'seaside-inn');
  onTestFinished(() => localStorage.removeItem('hotelSlug'));
  expect(rememberedSlug()).toBe('seaside-inn');
  expect(fallbackSlug()).toBe(slug);
});
