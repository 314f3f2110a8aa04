import { expect, type Page } from '@playwright/test';
import { runClockUntilVisible } from './clock.ts';
import { openHydrated } from './document.ts';
import { openUserMenu } from './guests.ts';
import { respondWith } from './network/calls.ts';
import { breakFiles, missing, releaseFiles } from './network/releases.ts';
import { waitForOverlay } from './toasts.ts';

/**
 * A screen, or a state of a screen, that guests may see; `open` waits until it is complete. `act`
 * reaches a state once `from` is open.
 */
export type Screen = {
  name: string;
  open: (page: Page, slug: string) => Promise<void>;
  from?: Screen;
  act?: (page: Page) => Promise<void>;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns a screen that is complete once its first heading is visible. */
function screenAt(name: string, path: string): Screen {
  return {
    name,
    async open(page, slug) {
      await openHydrated(page, `/${slug}${path}`);
      await expect(heading(page)).toBeVisible();
    },
  };
}

/** Returns a state of a screen: opens `from`, then runs `act`. */
function stateOf(from: Screen, name: string, act: (page: Page) => Promise<void>): Screen {
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

const profile = screenAt('profile', '/profile');
const login = screenAt('login', '/login');
const signUp = screenAt('sign-up', '/signup');
const code = screenAt('code', '/verify-code');

/** Screens of a signed-out visitor. */
export const SIGNED_OUT: Screen[] = [
  profile,
  stateOf(profile, 'install help', async (page) => {
    await page.getByRole('button', { name: 'iOS' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  login,
  stateOf(login, 'login refused', async (page) => {
    await respondWith(page, '/login', {
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
  stateOf(signUp, 'sign-up with errors', async (page) => {
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
  }),
  stateOf(signUp, 'countries', async (page) => {
    await page.getByRole('button', { name: /^Country:/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  stateOf(signUp, 'calendar', async (page) => {
    await page.getByRole('button', { name: /^Arrival Date/ }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  }),
  screenAt('forgotten password', '/forgot-password'),
  code,
  stateOf(code, 'code incomplete', async (page) => {
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Please enter all 4 digits of the code.').first()).toBeVisible();
  }),
  screenAt('new password', '/reset-password'),
  screenAt('nothing at this address', '/no-such-page'),
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

/** Screens that redirect by themselves; they are opened with a stopped clock. */
export const REDIRECTING: Screen[] = [
  { name: 'root', open: (page) => openWithStoppedClock(page, '/') },
  { name: 'landing or splash', open: (page, slug) => openWithStoppedClock(page, `/${slug}`) },
  {
    name: 'password reset',
    open: (page, slug) => openWithStoppedClock(page, `/${slug}/reset-success`),
  },
];

async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await runClockUntilVisible(page, heading(page));
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
const quickInfo = screenAt('quick info', '/dashboard/hotel/quick-info');
const search = screenAt('search', '/dashboard/search');

const tab = (name: string) =>
  stateOf(quickInfo, name, async (page) => {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  });

const category = screenAt('category', '/dashboard/local-area');
const listings: Screen = stateOf(category, 'listings', async (page) => {
  await page.getByRole('link', { name: /^Restaurants/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** Returns a form of the dashboard. */
const form = (name: string, path: string) => screenAt(name, `/dashboard/${path}`);

/** Returns the state of a form after an empty submission. */
const withErrors = (screen: Screen) =>
  stateOf(screen, `${screen.name} with errors`, async (page) => {
    const button = page.getByRole('button', { name: 'Submit', exact: true });
    await page.getByLabel('Name', { exact: true }).fill('');
    await button.click();
    await expect(page.getByText('*Required').first()).toBeVisible();
  });

const checkIn = form('check-in', 'hotel/check-in');
const preArrival = form('pre-arrival', 'hotel/pre-arrival');
const enquiry = form('enquiry', 'hotel/quick-info/enquire');

const FORMS: Screen[] = [
  checkIn,
  withErrors(checkIn),
  preArrival,
  stateOf(preArrival, 'pre-arrival with its list open', async (page) => {
    const groups = page.locator('summary');
    await groups.first().click();
    await page.getByRole('checkbox').first().check();
  }),
  enquiry,
  withErrors(enquiry),
  stateOf(enquiry, 'enquiry not confirmed', async (page) => {
    const button = page.getByRole('button', { name: 'Submit', exact: true });
    await respondWith(page, '/queries', { status: 500, json: {} });
    // The form keeps the empty field of the previous state.
    await page.getByLabel('Name', { exact: true }).fill('Amelia Hart');
    await page.getByLabel('Message').fill('A table?');
    await button.click();
    await expect(page.getByText(/^We could not confirm/)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }),
  form('book-spa', 'book-spa'),
  form('my requests', 'requests'),
];

const chat = screenAt('chat', '/dashboard/chat');
const create = screenAt('create message', '/dashboard/messages/create');

const MESSAGING: Screen[] = [
  chat,
  stateOf(chat, 'chat with messages', async (page) => {
    const box = page.getByPlaceholder('Write your message...');
    await box.fill('Is my room ready?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Sent', { exact: true })).toBeAttached();
  }),
  stateOf(chat, 'chat with a refused message', async (page) => {
    const box = page.getByPlaceholder('Write your message...');
    await respondWith(page, '/quick-chat/send', { status: 422, json: { status: false } });
    await box.fill('And this?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Not sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }),
  screenAt('messages, none yet', '/dashboard/messages'),
  create,
  stateOf(create, 'a thread, and the messages with it', async (page) => {
    const button = page.getByRole('button', { name: 'Submit', exact: true });
    await page.getByLabel('Subject').fill('Airport transfer');
    await page.getByLabel('Message', { exact: true }).fill('Could you send a car on Friday?');
    await button.click();
    await expect(page.getByText('Message created successfully.').first()).toBeVisible();
    await page.getByRole('link', { name: /Airport transfer/ }).click();
    await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Back' }).getByRole('link').click();
    await expect(page.getByRole('link', { name: /Airport transfer/ })).toBeVisible();
  }),
  screenAt('notifications', '/dashboard/notification'),
  screenAt('answers by email', '/dashboard/message-mails'),
];

/** Screens of a signed-in guest. */
export const SIGNED_IN: Screen[] = [
  home,
  stateOf(home, 'user menu', async (page) => {
    await openUserMenu(page);
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  }),
  stateOf(home, 'hotel home scrolled, all of it read', async (page) => {
    const more = page.getByRole('button', { name: 'Read more' });
    if (await more.isVisible()) await more.click();
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  }),
  ...['Check-In Info', 'Parking', 'Wifi Access', 'Additional Amenities', 'Contact Info'].map(tab),
  stateOf(quickInfo, 'offline', async (page) => {
    await waitForOverlay(page);
    await page.context().setOffline(true);
    await expect(page.getByText(/^You are offline. What you see/)).toBeVisible();
    await page.context().setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('offline')));
  }),
  category,
  listings,
  stateOf(listings, 'details', async (page) => {
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeVisible();
  }),
  screenAt('category with a video, in rows', '/dashboard/weddings'),
  stateOf(search, 'search results', async (page) => {
    await page.getByRole('searchbox').fill('walk');
    await expect(page.getByText(/^\d+ results$/)).toBeVisible();
  }),
  stateOf(search, 'nothing found', async (page) => {
    await page.getByRole('searchbox').fill('zzzzzz');
    await expect(page.getByText('Nothing here fits “zzzzzz”.')).toBeVisible();
  }),
  screenAt('details without data', '/dashboard/a/b/c/explore-details'),
  screenAt('content page', '/dashboard/explore-spas'),
  {
    name: 'category that was refused',
    async open(page, slug) {
      await respondWith(page, '/categories/local-area', { status: 400, json: {} });
      await page.goto(`/${slug}/dashboard/local-area`);
      await expect(page.getByText('Something went wrong.')).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
  ...FORMS,
  ...MESSAGING,
  screenAt('nothing at this address', '/dashboard/one/two/three/four/five'),
  {
    name: 'hotel home without its cards',
    async open(page, slug) {
      await respondWith(page, '/categories/get-child-categories/*', { status: 400, json: {} });
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
