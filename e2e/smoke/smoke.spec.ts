import { expect } from '@playwright/test';
import { buildForeign } from '../foreign/build.ts';
import { demoDesk } from '../support/desk.ts';
import { fleetProcess } from '../support/fleet-process.ts';
import { gatewayWithForeign } from '../support/foreign-gateway.ts';
import { changedBuild, OTHER_WORDS } from '../support/own-fleet.ts';
import type { App } from './app.ts';
import { missingEngine } from './engine.ts';
import { gatewayWithBroken, gatewayWithLate } from './own-releases.ts';
import { test } from './test.ts';

/** What each engine says where a service worker passes on that something did not come. */
const WORKER_WITHOUT =
  /[Ss]ervice ?[Ww]orker|NetworkError: {1,2}A network error|Cannot load \.|Fetch API cannot load/;

/** Of the text in place of each script: Firefox's words and WebKit's. */
const DEAD = /disallowed MIME type|blocked due to MIME type|Failed integrity metadata check/;

/** Of a script whose hash is another one. */
const CHANGED = /integrity|dynamically imported module|Importing a module script failed/i;

/** Of a database that was deleted while something was written: WebKit's words and Firefox's. */
const CLEARED = /Database deleted by request of the user|AbortError: A request was aborted/;

/** Of the socket that connects again, and of what a page tells as it goes. */
const SERVER_GONE =
  /establish a connection to the server|(?:WebSocket connection to '[^']+' failed:|Beacon API cannot load \S+) Could not connect/;

const HOME = '/grand-plaza/dashboard/hotel';

type Screen = { path: string; says: string };

/** A new screen joins here: its address, and words that stand on no other. */
const VISITOR_SCREENS: Screen[] = [
  { path: '/grand-plaza/profile', says: 'Keep Grand Plaza at hand' },
  { path: '/grand-plaza/login', says: 'Forgot Password?' },
  { path: '/grand-plaza/signup', says: 'Already have an account?' },
  { path: '/grand-plaza/forgot-password', says: 'Send Code' },
];

/** As above, for whoever has signed in. */
const GUEST_SCREENS: Screen[] = [
  { path: HOME, says: 'Around the hotel' },
  { path: `${HOME}/quick-info`, says: 'Check-in from' },
  { path: '/grand-plaza/dashboard/local-area', says: 'Everything here we have tried ourselves' },
  { path: '/grand-plaza/dashboard/local-area/restaurants', says: 'A tasting menu of eleven' },
  { path: '/grand-plaza/dashboard/explore-spas', says: '£170 for 60 minutes' },
  { path: '/grand-plaza/dashboard/a/b/c/explore-details', says: 'No data available.' },
  { path: `${HOME}/check-in`, says: 'Check-In Date' },
  { path: `${HOME}/pre-arrival`, says: 'In the room' },
  { path: '/grand-plaza/dashboard/enquire', says: 'Ask us anything about your stay.' },
  { path: '/grand-plaza/dashboard/book-spa', says: 'Nothing is booked here yet' },
  { path: '/grand-plaza/dashboard/chat', says: 'How can we help?' },
  { path: '/grand-plaza/dashboard/messages', says: 'No Messages Available!' },
  { path: '/grand-plaza/dashboard/messages/create', says: 'Feel free to ask any questions' },
  { path: '/grand-plaza/dashboard/notification', says: 'Ready for check-in?' },
  { path: '/grand-plaza/dashboard/message-mails', says: 'Mail me unread messages' },
];

test.beforeEach(({ baseURL: _ }, { project }) => {
  const missing = missingEngine(project.name);
  test.skip(missing !== undefined, missing);
});

/** Uses the app at a gateway of its own, which it outlives: it connects again, pictures are on their way. */
async function against<Gateway extends { stop(): Promise<void> }>(
  gateway: Gateway,
  app: App,
  use: (gateway: Gateway) => Promise<void>,
): Promise<void> {
  try {
    await use(gateway);
  } finally {
    app.errors.allow(SERVER_GONE);
    app.errors.allow(WORKER_WITHOUT);
    await gateway.stop();
  }
}

async function goToEach(app: App, screens: Screen[]): Promise<void> {
  for (const { path, says } of screens) {
    await test.step(path, async () => {
      await app.goTo(path);
      await app.says(says);
    });
  }
}

test("a visitor's screens open, and the sign-up form tells what is missing", async ({ app }) => {
  await app.open('/grand-plaza/login');
  await goToEach(app, VISITOR_SCREENS);
  await app.goTo('/grand-plaza/signup');
  await app.type('Full Name', 'Amelia Hart');
  await app.type('Email', 'amelia@');
  await app.press('Full Name');
  await app.says('Invalid email');
  await app.press('Phone');
  await app.press('Email');
  await app.says('Phone is required');
});

test('SHELL-31 a guest signs in, goes about, asks for something, finds it again, sees what was built elsewhere and logs out', async ({
  app,
  guest,
}) => {
  const elsewhere = await gatewayWithForeign(await buildForeign('vite'));
  await against(elsewhere, app, async (gateway) => {
    await app.signIn(guest, gateway.url);
    await app.says('Welcome to Grand Plaza');
    await app.press('Wellness');
    await app.says('The vault is open');
    await app.back();
    await app.says('Welcome to Grand Plaza');
    await app.press('Wifi Access');
    await app.says('velvet-harp-29');
    await app.press('Parking');
    await app.says('Valet parking at the main door');
    await app.press('Enquire Now');
    await app.says('Your name, email and phone come from your account.');
    await app.press('Submit');
    await app.says('*Required');
    await app.type('Message', 'Is there a place for a van?');
    await app.press('Submit');
    await app.dismiss('Query submitted successfully.');
    await app.says('Valet parking at the main door');
    await app.press('Menu of Amelia Hart');
    await app.press('My requests');
    await app.says('Enquiry: Parking');
    await app.says('Is there a place for a van?');
    await app.press('Menu of Amelia Hart');
    await app.press('Tides');
    await app.says('Low water is at noon, Amelia Hart');
    await app.press('Seen 0');
    await app.says('Tides of today');
    await app.press('To the hotel');
    await app.says('Welcome to Grand Plaza');
    await app.press('Menu of Amelia Hart');
    await app.press('Logout');
    await app.says('Need help signing in?');
  });
});

test("LIST-30 MSG-11 MSG-17 a guest's screens open, search finds while one types, the desk and the guest talk", async ({
  app,
  guest,
}) => {
  await app.signIn(guest);
  await goToEach(app, GUEST_SCREENS);
  await app.goTo('/grand-plaza/dashboard/search');
  await app.type('What are you looking for?', 'restarant');
  await app.says('From eleven courses');
  await app.goTo('/grand-plaza/dashboard/chat');
  await app.says('Hotel Admin, connected');
  await app.type('Your message', 'Is my room ready?');
  await app.press('Send');
  await app.says('Is my room ready?');
  const desk = await demoDesk('grand-plaza');
  await desk.say(guest.email, 'It is, and so are we.');
  await app.says('It is, and so are we.');
});

test('FLEET-62 SCALE-07 a dead remote is one card, the rest lives, Retry heals; a script of another one is refused where it is changed', async ({
  app,
  guest,
}) => {
  for (const refused of [DEAD, CHANGED, WORKER_WITHOUT]) app.errors.allow(refused);
  const broken = await gatewayWithBroken({ dead: 'mfe-hotel', changed: 'mfe-messaging' });
  await against(broken, app, async (gateway) => {
    const isTold = (remote: string) =>
      expect.poll(() => gateway.failed(remote), { message: `told of ${remote}` }).toBe(1);
    await app.signIn(guest, gateway.url);
    await app.says('This page did not open');
    await app.press('Wellness');
    await app.says('The vault is open');
    await app.back();
    await app.says('This page did not open');
    await isTold('mfe-hotel');
    gateway.heal();
    await app.press('Retry');
    await app.says('Welcome to Grand Plaza');
    await app.press('Notifications');
    await app.says('Ready for check-in?');
    await isTold('mfe-messaging');
  });
});

test('SHELL-57 SHELL-72 what is typed while the code comes stays, and typing goes on where it was; icons and screen are asked for before any code', async ({
  app,
  guest,
}) => {
  await against(await gatewayWithLate(), app, async (gateway) => {
    await app.begin(`${gateway.url}/grand-plaza/login`);
    // Pressing waits for frames that the engine draws.
    await app.type('Email', guest.email);
    await app.type('Password', guest.password.slice(0, 4));
    gateway.come();
    await app.lives();
    await app.goOnTyping(guest.password.slice(4));
    await app.press('Continue');
    await app.isAt(HOME);
  });
  await against(await gatewayWithLate(), app, async (gateway) => {
    // It is told by a cookie, which no port keeps apart, that somebody is signed in.
    await app.begin(gateway.url + HOME);
    await app.asksForTheRest();
    gateway.come();
    await app.isAt('/grand-plaza/login');
  });
});

test('SHELL-56 FAULT-01 what was typed and pressed before a release that fails is done by the one before it', async ({
  app,
  guest,
}) => {
  app.errors.allow(DEAD);
  await against(await gatewayWithLate('mfe-auth'), app, async (gateway) => {
    await app.begin(`${gateway.url}/grand-plaza/login`);
    await app.type('Email', guest.email);
    await app.type('Password', guest.password);
    await app.press('Continue');
    await app.says('One moment, this goes on by itself.');
    gateway.come();
    await app.isAt(HOME);
  });
});

test('APP-01 APP-02 APP-04 APP-05 LOOK-10 a second visit without a server, a preview, an update and a withdrawal', async ({
  app,
  guest,
}) => {
  // What each engine says of a server that is not there.
  app.errors.allow(/Could not connect|Failed to load resource|connection to the server|WebSocket/);
  app.errors.allow(WORKER_WITHOUT);
  const operator = await fleetProcess();
  const { url, previewUrl, folder, fleet } = operator;
  try {
    await app.signIn(guest, url);
    await app.says('Around the hotel');
    await app.hasStored('grand-plaza');

    await operator.kill();
    await app.open(url + HOME);
    await app.says('Good to know');
    await app.open(`${url}/grand-plaza/profile`);
    await app.says('Keep Grand Plaza at hand');
    await app.open(`${url}/grand-plaza/dashboard/chat`);
    await app.says('Quick Chat');
    await app.open(`${url}/hotel-never-seen/login`);
    await app.says('You are offline');

    await operator.start();
    await fleet('publish', await changedBuild(folder, '0.2.0', { words: OTHER_WORDS }));
    await test.step('LOOK-10 a preview link shows the remote that is replaced, and Leave ends it', async () => {
      const said = await fleet('preview', 'mfe-hotel@0.2.0', '--hotel', 'grand-plaza');
      await app.open(said.split('\n', 1)[0] ?? '');
      await app.says('Preview of grand-plaza');
      // The bar of the preview stays, so that no toast gives its room back.
      await app.begin(`${previewUrl}/grand-plaza/login`);
      await app.type('Email', guest.email);
      await app.type('Password', guest.password);
      await app.press('Continue');
      await app.says('Around the house');
      // Calls and code are under way as a preview is left, and what they keep is deleted.
      app.errors.allow(DEAD);
      app.errors.allow(CLEARED);
      await app.press('Leave');
      await app.says('You have left the preview');
    });

    await fleet('release', 'mfe-hotel', '0.2.0', '--hotel', 'grand-plaza');
    await app.saysWhenOpened(url + HOME, 'A new version is ready.');
    await app.press('Reload');
    await app.says('Around the house');
    await fleet('withdraw', 'mfe-hotel', '0.2.0', '--why', 'It shows the prices of somebody else');
    await app.saysWhenOpened(url + HOME, 'Around the hotel');
  } finally {
    await operator.stop();
  }
});
