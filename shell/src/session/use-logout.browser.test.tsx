import { axeViolations } from '@foyer/shared/testing/axe.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import {
  captivePortal,
  json,
  mockResponses,
  networkError,
} from '@foyer/shared/testing/mock-responses.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { session, toasts, signOutGuard } = await import('@foyer/shared/runtime');
const { useLogout } = await import('./use-logout.tsx');

const LOST = '2 messages were not sent yet.';
const signedIn = () => session.get().status === 'signed-in';
let endings: (() => void)[] = [];
let amelia: Awaited<ReturnType<typeof hotel.guest>>;

function Menu() {
  const { logOut, dialog } = useLogout();
  return (
    <>
      <button type="button" onClick={logOut}>
        Logout
      </button>
      {dialog}
    </>
  );
}

// Signing out invalidates the token, so every test uses a new guest.
beforeEach(async () => {
  amelia = await hotel.guest('Amelia Hart');
  session.signIn(amelia.user, amelia.token);
});
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

// The first test, because the code stays loaded and a load under way would finish.
test('MSG-21 uses the browser’s confirm if the warning’s code is not loaded', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  endings.push(vi.unstubAllGlobals, () => confirm.mockRestore());
  endings.push(signOutGuard.add(() => LOST));
  const view = await render(<Menu />);
  await view.getByText('Logout').click();
  expect(signedIn()).toBe(true);
  await view.getByText('Logout').click();
  expect(signedIn()).toBe(false);
  expect(confirm.mock.calls).toEqual([[LOST], [LOST]]);
});

test('AUTH-13 Logout signs out at once if nothing would be lost', async () => {
  endings.push(signOutGuard.add(() => undefined));
  const view = await render(<Menu />);
  view
    .getByText('Logout')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(signedIn()).toBe(false);
});

test('MSG-21 Logout shows what would be lost, and lets the guest stay or leave', async () => {
  endings.push(signOutGuard.add(() => LOST));
  const view = await render(<Menu />);
  const dialog = view.getByRole('dialog', { name: 'Log out now?' });
  await expect
    .poll(async () => {
      await view.getByText('Logout').click();
      return dialog.query();
    })
    .not.toBeNull();
  await expect.element(dialog.getByText(LOST)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(signedIn()).toBe(true);

  await view.getByText('Logout').click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  expect(signedIn()).toBe(false);
});

test('MSG-50 signs out without a warning after a refused token', () => {
  endings.push(signOutGuard.add(() => LOST));
  session.handleUnauthorized(amelia.token);
  expect(signedIn()).toBe(false);
});

test.each([
  ['answers 500', json({ status: false, message: 'We are closed.' }, { status: 500 })],
  ['answers 401', json({ status: false }, { status: 401 })],
  ['answers HTML', captivePortal],
  ['cannot be reached', networkError],
])('AUTH-13 only logs it if the provider %s', async (_, answer) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const onToast = vi.fn();
  endings.push(() => logged.mockRestore(), toasts.subscribe(onToast));
  mockResponses('/logout', answer);
  const view = await render(<Menu />);
  await view.getByText('Logout').click();
  expect(signedIn()).toBe(false);
  await expect.poll(() => String(logged.mock.lastCall?.[0])).toMatch(/logout/);
  expect(onToast).not.toHaveBeenCalled();
});
