import { expect, test, vi } from 'vitest';
import { parentPage, useGoBack } from './go-back.ts';

const { pages, navigate } = vi.hoisted(() => ({ pages: new Set<string>(), navigate: vi.fn() }));
vi.mock('@foyer/shared/router', () => ({
  useNavigate: () => navigate,
  useLocation: () => ({ pathname: ENQUIRE }),
}));
vi.mock('@foyer/shared/runtime', () => ({
  hotelSlug: 'grand-plaza',
  canOpen: (path: string) => pages.has(path),
}));

const DINING = '/grand-plaza/dashboard/dining';
const ENQUIRE = `${DINING}/the-orangery/enquire`;

test.each([
  [[DINING, `${DINING}/the-orangery`], `${DINING}/the-orangery`],
  [[DINING], DINING],
  // The dashboard itself only redirects to home.
  [['/grand-plaza/dashboard', '/grand-plaza'], '/grand-plaza/dashboard/hotel'],
])('FORM-11 in a hotel with %j, an enquiry opened by its URL leads up to %s', (has, up) => {
  pages.clear();
  for (const page of has) pages.add(page);
  expect(parentPage(ENQUIRE)).toBe(up);
});

test.each([
  ['came from another page goes back to it', { idx: 2 }, [-1]],
  ['opened it by its address goes up, and Back leads out', { idx: 0 }, [DINING, { replace: true }]],
  ['came without the router goes up, and Back leads out', null, [DINING, { replace: true }]],
])('FORM-11 after an enquiry, a guest who %s', (_, state, navigation) => {
  pages.clear();
  pages.add(DINING);
  navigate.mockReset();
  vi.stubGlobal('history', { state });
  useGoBack()();
  expect(navigate.mock.calls).toEqual([navigation]);
});
