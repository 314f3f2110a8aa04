import { answerCalls, json, noAnswer, portal } from '@foyer/shared/testing/answers';
import { axeFindings } from '@foyer/shared/testing/axe';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { session, toasts, unsent } = await import('@foyer/shared/runtime');
const { useLogout } = await import('./use-logout.tsx');

const LOST = '2 messages were not sent yet.';
const signedIn = () => session.get().status === 'signed-in';
let endings: (() => void)[] = [];
let amelia: Awaited<ReturnType<typeof hotel.guest>>;

function Menu() {
  const { logOut, question } = useLogout();
  return (
    <>
      <button type="button" onClick={logOut}>
        Logout
      </button>
      {question}
    </>
  );
}

// The provider ends the token of who signs out: another guest for every test.
beforeEach(async () => {
  amelia = await hotel.guest('Amelia Hart');
  session.signIn(amelia.user, amelia.token);
});
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

test('AUTH-13 Logout signs out with the press where nothing would be lost', async () => {
  endings.push(unsent.warn(() => undefined));
  const view = await render(<Menu />);
  view
    .getByText('Logout')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(signedIn()).toBe(false);
});

test('MSG-21 where the code of the warning did not come the browser asks', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  endings.push(vi.unstubAllGlobals, () => asked.mockRestore());
  endings.push(unsent.warn(() => LOST));
  const view = await render(<Menu />);
  await view.getByText('Logout').click();
  expect(signedIn()).toBe(true);
  await view.getByText('Logout').click();
  expect(signedIn()).toBe(false);
  expect(asked.mock.calls).toEqual([[LOST], [LOST]]);
});

test('MSG-21 Logout says what would be lost, and lets the guest stay or leave', async () => {
  endings.push(unsent.warn(() => LOST));
  const view = await render(<Menu />);
  const dialog = view.getByRole('dialog', { name: 'Log out now?' });
  await expect
    .poll(async () => {
      await view.getByText('Logout').click();
      return dialog.query();
    })
    .not.toBeNull();
  await expect.element(dialog.getByText(LOST)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(signedIn()).toBe(true);

  await view.getByText('Logout').click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  expect(signedIn()).toBe(false);
});

test('a token that is refused asks nobody', () => {
  endings.push(unsent.warn(() => LOST));
  session.refuse(amelia.token);
  expect(signedIn()).toBe(false);
});

test.each([
  ['answers 500', json({ status: false, message: 'We are closed.' }, { status: 500 })],
  ['answers 401', json({ status: false }, { status: 401 })],
  ['answers HTML', portal],
  ['cannot be reached', noAnswer],
])('AUTH-13 where the provider %s it is only logged', async (_, answer) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const said = vi.fn();
  endings.push(() => logged.mockRestore(), toasts.subscribe(said));
  answerCalls('/logout', answer);
  const view = await render(<Menu />);
  await view.getByText('Logout').click();
  expect(signedIn()).toBe(false);
  await expect.poll(() => String(logged.mock.lastCall?.[0])).toMatch(/logout/);
  expect(said).not.toHaveBeenCalled();
});
