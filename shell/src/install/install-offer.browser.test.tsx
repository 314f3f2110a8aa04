import * as z from '@foyer/shared/schema';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PAGES = {
  home: { path: 'hotel', area: 'dashboard', inside: <p>Good morning</p> },
  form: { path: 'form', area: 'dashboard', inside: null },
  field: { path: 'field', area: 'dashboard', inside: <input aria-label="Name" /> },
  failed: { path: 'failed', area: 'dashboard', inside: <p role="alert">Try again</p> },
  waiting: { path: 'waiting', area: 'dashboard', inside: <p aria-busy="true">One moment</p> },
  dialog: { path: 'dialog', area: 'dashboard', inside: <dialog open>Sure?</dialog> },
  login: { path: 'login', area: 'guest-only', inside: <p>Sign In</p> },
  profile: { path: 'profile', area: 'public', inside: <p>About</p> },
} as const;

const hotel = await openHotelPage(
  {
    name: 'mfe-none',
    mounts: Object.entries(PAGES).map(([screen, { path, area }]) => ({ path, area, screen })),
    menu: [],
  },
  Object.fromEntries(
    Object.entries(PAGES).map(([screen, { inside }]) => [
      screen,
      async () => {
        const { InstallOffer } = await import('./install-offer.tsx');
        return {
          Component: () => (
            <>
              <main>{screen === 'form' ? <RequestForm /> : inside}</main>
              <InstallOffer />
            </>
          ),
        };
      },
    ]),
  ),
);
const { install, session } = await import('@foyer/shared/runtime');
const { useForm } = await import('@foyer/shared/forms/use-form.ts');

let sent = 0;

function RequestForm() {
  const { props } = useForm({
    name: 'request',
    schema: z.object({ message: z.string() }),
    defaults: { message: 'Another pillow' },
    mutation: { mutationFn: async () => 'sent' },
    onSuccess: () => {
      sent += 1;
    },
    onFailure: () => undefined,
  });
  return (
    <form {...props}>
      <button type="submit">Send</button>
    </form>
  );
}
await import('./install-card.tsx');
const amelia = await hotel.guest('Amelia Hart');

const DAY_MS = 24 * 60 * 60 * 1000;
function setCookie(name: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=1; path=/; max-age=${seconds}`;
}
const forgetCookies = () => {
  for (const name of ['foyer_visited', 'foyer_install_dismissed']) setCookie(name, 0);
};
const wasHereBefore = () => setCookie('foyer_visited', 1000);

/** Fires the browser's install event and returns the prompt mock. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome }));
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return prompt;
}

/** Opens a page in a new tab, with empty session storage. */
async function visit(screen: keyof typeof PAGES = 'home') {
  sessionStorage.clear();
  const { path, area } = PAGES[screen];
  const view = await hotel.open(area === 'dashboard' ? `dashboard/${path}` : path, amelia);
  const prompt = offer();
  // Waits until the offer's code is loaded and has counted the visit.
  if (area === 'dashboard' && !install.isDismissed())
    await expect.poll(() => sessionStorage.getItem('visit')).toBeTruthy();
  return {
    ...view,
    prompt,
    card: view.getByRole('complementary', { name: 'Keep Grand Plaza at hand' }),
  };
}

/** Advances the clock without guest activity. */
const stayIdle = (ms = 2000) => vi.advanceTimersByTimeAsync(ms);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  forgetCookies();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetCookies();
});

test('APP-25 APP-63 offers the app on the second visit, and Install shows the browser’s prompt', async () => {
  const first = await visit();
  await stayIdle(60_000);
  await expect.element(first.card).not.toBeInTheDocument();
  await first.unmount();

  const { card, prompt, getByRole, unmount } = await visit();
  await stayIdle();
  await expect.element(card).toBeVisible();
  await getByRole('button', { name: 'Install' }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(getByRole('main')).toHaveFocus();
  expect(install.isDismissed()).toBe(false);
  await unmount();
});

test('APP-25 counts a reload as the same visit and another day as a new one, also after signing out', async () => {
  const { isReturnVisit } = await import('./install-card.tsx');
  sessionStorage.clear();
  expect([isReturnVisit(), isReturnVisit()]).toEqual([false, false]);
  vi.setSystemTime(Date.now() + DAY_MS);
  session.signOut();
  expect([isReturnVisit(), isReturnVisit()]).toEqual([true, true]);
});

test('APP-26 offers the app on the first visit after the guest has sent a form', async () => {
  const { card, getByRole, unmount } = await visit('form');
  await stayIdle(60_000);
  await expect.element(card).not.toBeInTheDocument();
  await getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent).toBe(1);
  await stayIdle(10_000);
  await expect.element(card).toBeVisible();
  await unmount();
});

test('APP-27 remembers Not now after signing out', async () => {
  wasHereBefore();
  const { card, prompt, getByRole, unmount } = await visit();
  await stayIdle();
  await getByRole('button', { name: 'Not now' }).click();
  await expect.element(card).not.toBeInTheDocument();
  expect(prompt).not.toHaveBeenCalled();
  await unmount();
  session.signOut();

  const next = await visit();
  await stayIdle(60_000);
  await expect.element(next.card).not.toBeInTheDocument();
  await next.unmount();
});

test('APP-27 treats a dismissed browser prompt like Not now', async () => {
  wasHereBefore();
  const { card, getByRole, unmount } = await visit();
  offer('dismissed');
  await stayIdle();
  await getByRole('button', { name: 'Install' }).click();
  await expect.poll(() => install.isDismissed()).toBe(true);
  offer();
  await stayIdle(60_000);
  await expect.element(card).not.toBeInTheDocument();
  await unmount();
});

test('APP-25 offers the app once a dialog is gone, without guest activity', async () => {
  wasHereBefore();
  const { card, getByRole, unmount } = await visit();
  const dialog = document.createElement('dialog');
  dialog.textContent = 'Sure?';
  getByRole('main').element().append(dialog);
  dialog.show();
  await stayIdle(10_000);
  await expect.element(card).not.toBeInTheDocument();
  dialog.remove();
  await stayIdle();
  await expect.element(card).toBeVisible();
  await unmount();
});

test.each(['login', 'profile', 'field', 'failed', 'waiting', 'dialog'] as const)(
  'APP-28 shows no offer on the page %s',
  async (screen) => {
    wasHereBefore();
    const { card, unmount } = await visit(screen);
    await stayIdle(60_000);
    await expect.element(card).not.toBeInTheDocument();
    await unmount();
  },
);

test('APP-64 waits until the guest is idle, and hides as soon as a dialog opens', async () => {
  wasHereBefore();
  const { card, getByRole, unmount } = await visit();
  for (let press = 0; press < 5; press += 1) {
    await stayIdle(1500);
    // An action of Vitest moves a stopped clock while it runs.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  }
  await expect.element(card).not.toBeInTheDocument();
  await stayIdle();
  await expect.element(card).toBeVisible();
  const shown = getComputedStyle(card.element());
  const dialog = document.createElement('dialog');
  getByRole('main').element().append(dialog);
  dialog.showModal();
  expect(shown.display).toBe('none');
  await unmount();
});

test('APP-64 shows no offer in the installed app', async () => {
  wasHereBefore();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const { card, unmount } = await visit();
  await stayIdle(60_000);
  await expect.element(card).not.toBeInTheDocument();
  await unmount();
});
