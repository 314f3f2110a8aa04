import { expect, test, vi } from 'vitest';
import { useGoBack } from './use-go-back.ts';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('@foyer/shared/router', () => ({ useNavigate: () => navigate }));

const DINING = '/grand-plaza/dashboard/dining';

test.each([
  ['came from another page goes back to it', { idx: 2 }, [-1]],
  ['opened it by its address goes up, and Back leads out', { idx: 0 }, [DINING, { replace: true }]],
  ['came without the router goes up, and Back leads out', null, [DINING, { replace: true }]],
])('FORM-11 FORM-43 after an enquiry, a guest who %s', (_, state, navigation) => {
  navigate.mockReset();
  vi.stubGlobal('history', { state });
  useGoBack(DINING)();
  expect(navigate.mock.calls).toEqual([navigation]);
});
