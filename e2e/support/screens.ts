import { expect, type Locator, type Page } from '@playwright/test';
import { settleOn } from './clock.ts';
import { openHydrated } from './document.ts';
import { openUserMenu } from './guests.ts';
import { breakFiles, missing, releaseFiles } from './releases.ts';
import { overlaid } from './toasts.ts';
import { answerWith } from './wire.ts';

/**
 * A screen, or a state of one, that every guest may come to; `open` leaves it ready to look at. A
 * state is reached by `act` once `from` is open.
 */
export type Screen = {
  name: string;
  open: (page: Page, slug: string) => Promise<void>;
  from?: Screen;
  act?: (page: Page) => Promise<void>;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A screen that is there as soon as its first heading is. */
function plain(name: string, path: string): Screen {
  return {
    name,
    async open(page, slug) {
      await openHydrated(page, `/${slug}${path}`);
      await expect(heading(page)).toBeVisible();
    },
  };
}

/** A state of a screen: opened as `from` is, then `act`. */
function after(from: Screen, name: string, act: (page: Page) => Promise<void>): Screen {
  return {
    name,
    from,
    act,
    async open(page, slug) {
      await from.open(page, slug);
      await act(page);
    },
  };
}

const profile = plain('profile', '/profile');
const login = plain('login', '/login');
const signUp = plain('sign-up', '/signup');
const code = plain('code', '/verify-code');

/** What a signed-out visitor may see. */
export const SIGNED_OUT: Screen[] = [
  profile,
  after(profile, 'install help', async (page) => {
    await page.getByRole('button', { name: 'iOS' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  login,
  after(login, 'login refused', async (page) => {
    await answerWith(page, '/login', {
      status: 422,
      json: {
        status: false,
        message: 'Please check the form.',
        errors: { email: ['Email is required'], password: ['Password is required'] },
      },
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
  }),
  signUp,
  after(signUp, 'sign-up with errors', async (page) => {
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
  }),
  after(signUp, 'countries', async (page) => {
    await page.getByRole('button', { name: /^Country:/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  after(signUp, 'calendar', async (page) => {
    await page.getByRole('button', { name: /^Arrival Date/ }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  }),
  plain('forgotten password', '/forgot-password'),
  code,
  after(code, 'code incomplete', async (page) => {
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Please enter all 4 digits of the code.').first()).toBeVisible();
  }),
  plain('new password', '/reset-password'),
  plain('nothing at this address', '/no-such-page'),
  {
    name: 'unknown hotel',
    async open(page) {
      await page.goto('/hotel-of-nobody');
      await expect(page.getByText('We do not know this hotel')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    },
  },
  {
    name: 'no page at all',
    async open(page) {
      await page.goto('/-hotel-');
      await expect(heading(page)).toHaveText('This page does not exist');
    },
  },
];

/** What moves on by itself: opened with the clock stopped. */
export const MOVING_ON: Screen[] = [
  { name: 'root', open: (page) => opened(page, '/') },
  { name: 'landing or splash', open: (page, slug) => opened(page, `/${slug}`) },
  { name: 'password reset', open: (page, slug) => opened(page, `/${slug}/reset-success`) },
];

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settleOn(page, heading(page));
}

const home: Screen = {
  name: 'hotel home',
  async open(page, slug) {
    await openHydrated(page, `/${slug}/dashboard/hotel`);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Around the hotel' })).toBeVisible();
    await expect(page.getByText(/, -?\d+°C$/)).toBeVisible();
  },
};
const quickInfo = plain('quick info', '/dashboard/hotel/quick-info');
const search = plain('search', '/dashboard/search');

const tab = (name: string) =>
  after(quickInfo, name, async (page) => {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  });

const category = plain('category', '/dashboard/local-area');
const listings: Screen = after(category, 'listings', async (page) => {
  await page.getByRole('link', { name: /^Restaurants/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** Has neither forms nor messages (`scripts/local-fleet.ts`). */
const WITHOUT_FORMS = 'seaside-inn';

/** Waits for a part of a screen, or where the hotel has none for the word that says so; tells which. */
async function stands(page: Page, part: Locator): Promise<boolean> {
  const isThere = !new URL(page.url()).pathname.startsWith(`/${WITHOUT_FORMS}/`);
  const none = page.getByRole('heading', { name: 'This is not available at this hotel' });
  await expect(isThere ? part : none).toBeVisible();
  return isThere;
}

/** A form of the dashboard, or the word that this hotel has none. */
const form = (name: string, path: string) => plain(name, `/dashboard/${path}`);

/** The state of a form whose button was pressed while nothing was filled in, where there is one. */
const wrong = (screen: Screen) =>
  after(screen, `${screen.name} with errors`, async (page) => {
    const button = page.getByRole('button', { name: 'Submit', exact: true });
    if (!(await stands(page, button))) return;
    await page.getByLabel('Name', { exact: true }).fill('');
    await button.click();
    await expect(page.getByText('*Required').first()).toBeVisible();
  });

const checkIn = form('check-in', 'hotel/check-in');
const preArrival = form('pre-arrival', 'hotel/pre-arrival');
const enquiry = form('enquiry', 'hotel/quick-info/enquire');

const FORMS: Screen[] = [
  checkIn,
  wrong(checkIn),
  preArrival,
  after(preArrival, 'pre-arrival with its list open', async (page) => {
    const groups = page.locator('summary');
    if (!(await stands(page, groups.first()))) return;
    await groups.first().click();
    await page.getByRole('checkbox').first().check();
  }),
  enquiry,
  wrong(enquiry),
  after(enquiry, 'enquiry not confirmed', async (page) => {
    const button = page.getByRole('button', { name: 'Submit', exact: true });
    if (!(await stands(page, button))) return;
    await answerWith(page, '/queries', { status: 500, json: {} });
    // What the state before this one left wrong is kept.
    await page.getByLabel('Name', { exact: true }).fill('Amelia Hart');
    await page.getByLabel('Message').fill('A table?');
    await button.click();
    await expect(page.getByText(/^We could not confirm/)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }),
  form('book-spa', 'book-spa'),
  form('my requests', 'requests'),
];

const chat = plain('chat', '/dashboard/chat');
const create = plain('create message', '/dashboard/messages/create');

const MESSAGING: Screen[] = [
  chat,
  after(chat, 'chat with lines', async (page) => {
    const box = page.getByPlaceholder('Write your message...');
    if (!(await stands(page, box))) return;
    await box.fill('Is my room ready?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Sent', { exact: true })).toBeAttached();
  }),
  after(chat, 'chat with a line that was refused', async (page) => {
    const box = page.getByPlaceholder('Write your message...');
    if (!(await stands(page, box))) return;
    await answerWith(page, '/quick-chat/send', { status: 422, json: { status: false } });
    await box.fill('And this?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Not sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }),
  plain('messages, none yet', '/dashboard/messages'),
  create,
  after(create, 'a thread, and the messages with it', async (page) => {
    const button = page.getByRole('button', { name: 'Submit', exact: true });
    if (!(await stands(page, button))) return;
    await page.getByLabel('Subject').fill('Airport transfer');
    await page.getByLabel('Message', { exact: true }).fill('Could you send a car on Friday?');
    await button.click();
    await expect(page.getByText('Message created successfully.').first()).toBeVisible();
    await page.getByRole('link', { name: /Airport transfer/ }).click();
    await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Back' }).getByRole('link').click();
    await expect(page.getByRole('link', { name: /Airport transfer/ })).toBeVisible();
  }),
  plain('notifications', '/dashboard/notification'),
  plain('message mails', '/dashboard/message-mails'),
];

/** What a signed-in guest may see. */
export const SIGNED_IN: Screen[] = [
  home,
  after(home, 'user menu', async (page) => {
    await openUserMenu(page);
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  }),
  after(home, 'hotel home scrolled, all of it read', async (page) => {
    const more = page.getByRole('button', { name: 'Read more' });
    if (await more.isVisible()) await more.click();
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  }),
  ...['Check-In Info', 'Parking', 'Wifi Access', 'Additional Amenities', 'Contact Info'].map(tab),
  after(quickInfo, 'offline', async (page) => {
    await overlaid(page);
    await page.context().setOffline(true);
    await expect(page.getByText(/^You are offline. What you see/)).toBeVisible();
    await page.context().setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('offline')));
  }),
  category,
  listings,
  after(listings, 'details', async (page) => {
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeVisible();
  }),
  plain('category with a film, in rows', '/dashboard/weddings'),
  after(search, 'search results', async (page) => {
    await page.getByRole('searchbox').fill('walk');
    await expect(page.getByText(/^\d+ results$/)).toBeVisible();
  }),
  after(search, 'nothing found', async (page) => {
    await page.getByRole('searchbox').fill('zzzzzz');
    await expect(page.getByText('Nothing here fits “zzzzzz”.')).toBeVisible();
  }),
  plain('details without data', '/dashboard/a/b/c/explore-details'),
  plain('content page', '/dashboard/explore-spas'),
  {
    name: 'category that was refused',
    async open(page, slug) {
      await answerWith(page, '/categories/local-area', { status: 400, json: {} });
      await page.goto(`/${slug}/dashboard/local-area`);
      await expect(page.getByText('Something went wrong.')).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
  ...FORMS,
  ...MESSAGING,
  plain('nothing at this address', '/dashboard/one/two/three/four/five'),
  {
    name: 'hotel home without its cards',
    async open(page, slug) {
      await answerWith(page, '/categories/get-child-categories/*', { status: 400, json: {} });
      await page.goto(`/${slug}/dashboard/hotel`);
      await expect(page.getByText('Failed to fetch child category')).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
  {
    name: 'a screen that failed',
    async open(page, slug) {
      await breakFiles(page, releaseFiles('mfe-hotel'), missing);
      await page.goto(`/${slug}/dashboard/hotel`);
      await expect(heading(page)).toHaveText('This page did not open');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
];
