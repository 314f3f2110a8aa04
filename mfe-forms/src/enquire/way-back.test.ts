import { expect, test, vi } from 'vitest';
import { pageAbove } from './way-back.ts';

const { pages } = vi.hoisted(() => ({ pages: new Set<string>() }));
vi.mock('@foyer/shared/runtime', () => ({
  hotelSlug: 'grand-plaza',
  canOpen: (path: string) => pages.has(path),
}));

const DINING = '/grand-plaza/dashboard/dining';
const ENQUIRE = `${DINING}/the-orangery/enquire`;

test.each([
  [[DINING, `${DINING}/the-orangery`], `${DINING}/the-orangery`],
  [[DINING], DINING],
  // The dashboard itself only leads on to the home.
  [['/grand-plaza/dashboard', '/grand-plaza'], '/grand-plaza/dashboard/hotel'],
])('FORM-11 where the hotel has %j, an enquiry opened by its address leads up to %s', (has, up) => {
  pages.clear();
  for (const page of has) pages.add(page);
  expect(pageAbove(ENQUIRE)).toBe(up);
});
