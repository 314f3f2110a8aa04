import { expect } from '@playwright/test';
import { signInToDemoDesk } from '../support/desk.ts';
import { createSignedInGuest } from '../support/hotels.ts';
import { CHANGED_TEXTS, createChangedBuild } from '../support/servers/changed-releases.ts';
import { startFleetProcess } from '../support/servers/gateway-process.ts';
import { gatewayWithThirdParty } from '../support/servers/third-party-gateway.ts';
import { buildThirdParty } from '../third-party/build.ts';
import type { App } from './app.ts';
import { missingEngine } from './engine.ts';
import { gatewayWithBroken, gatewayWithDelayedFiles } from './own-releases.ts';
import { test } from './test.ts';

/** Messages of the engines when a request through a service worker fails. */
const WORKER_REQUEST_FAILED =
  /[Ss]ervice ?[Ww]orker|NetworkError: {1,2}A network error|Cannot load \.|Fetch API cannot load/;

/** Messages of Firefox and WebKit for text in place of a script. */
const DEAD_SCRIPT = /disallowed MIME type|blocked due to MIME type|Failed integrity metadata check/;

/** Messages for a script that does not match its hash. */
const CHANGED_SCRIPT = /integrity|dynamically imported module|Importing a module script failed/i;

/** Messages of WebKit and Firefox for a database that was deleted during a write. */
const DELETED_DATABASE =
  /Database deleted by request of the user|AbortError: A request was aborted/;

/** Messages for the reconnecting socket and the beacons of a page that is left. */
const SERVER_GONE =
  /establish a connection to the server|(?:WebSocket connection to '[^']+' failed:|Beacon API cannot load \S+) Could not connect/;

const HOME = '/grand-plaza/dashboard/hotel';

type Screen = { path: string; text: string };

/** Screens with a text that no other screen has. Add new screens here. */
const VISITOR_SCREENS: Screen[] = [
  { path: '/grand-plaza/profile', text: 'Keep Grand Plaza at hand' },
  { path: '/grand-plaza/login', text: 'Forgot Password?' },
  { path: '/grand-plaza/signup', text: 'Already have an account?' },
  { path: '/grand-plaza/forgot-password', text: 'Send Code' },
];

/** The same for a signed-in guest. */
const GUEST_SCREENS: Screen[] = [
  { path: HOME, text: 'Around the hotel' },
  { path: `${HOME}/quick-info`, text: 'Check-in from' },
  { path: '/grand-plaza/dashboard/local-area', text: 'Everything here we have tried ourselves' },
  { path: '/grand-plaza/dashboard/local-area/restaurants', text: 'A tasting menu of eleven' },
  { path: '/grand-plaza/dashboard/explore-spas', text: '£170 for 60 minutes' },
  { path: '/grand-plaza/dashboard/a/b/c/explore-details', text: 'No data available.' },
  { path: `${HOME}/check-in`, text: 'Check-In Date' },
  { path: `${HOME}/pre-arrival`, text: 'In the room' },
  { path: '/grand-plaza/dashboard/enquire', text: 'Ask us anything about your stay.' },
  { path: '/grand-plaza/dashboard/book-spa', text: 'Nothing is booked here yet' },
  { path: '/grand-plaza/dashboard/chat', text: 'How can we help?' },
  { path: '/grand-plaza/dashboard/messages', text: 'No Messages Available!' },
  { path: '/grand-plaza/dashboard/messages/create', text: 'Feel free to ask any questions' },
  { path: '/grand-plaza/dashboard/notification', text: 'Ready for check-in?' },
  { path: '/grand-plaza/dashboard/message-mails', text: 'Email me when the hotel answers' },
];

test.beforeEach(({ baseURL: _ }, { project }) => {
  const missing = missingEngine(project.name);
  test.skip(missing !== undefined, missing);
});

/** Uses the app at a gateway that stops first: later reconnects and pictures fail. */
async function withGateway<Gateway extends { stop(): Promise<void> }>(
  gateway: Gateway,
  app: App,
  use: (gateway: Gateway) => Promise<void>,
): Promise<void> {
  try {
    await use(gateway);
  } finally {
    app.errors.allow(SERVER_GONE);
    app.errors.allow(WORKER_REQUEST_FAILED);
    await gateway.stop();
  }
}

async function goToEach(app: App, screens: Screen[]): Promise<void> {
  for (const { path, text } of screens) {
    await test.step(path, async () => {
      await app.goTo(path);
      await app.waitForText(text);
    });
  }
}

test("a visitor's screens open, and the sign-up form shows missing fields", async ({ app }) => {
  await app.open('/grand-plaza/login');
  await goToEach(app, VISITOR_SCREENS);
  await app.goTo('/grand-plaza/signup');
  await app.type('Full Name', 'Amelia Hart');
  await app.type('Email', 'amelia@');
  await app.press('Full Name');
  await app.waitForText('Invalid email');
  await app.press('Phone');
  await app.press('Email');
  await app.waitForText('Phone is required');
});

test('SHELL-31 a guest signs in, navigates, sends an enquiry, finds it in the requests, opens a third-party remote and logs out', async ({
  app,
  guest,
}) => {
  const gatewayWithBuild = await gatewayWithThirdParty(await buildThirdParty('vite'));
  await withGateway(gatewayWithBuild, app, async (gateway) => {
    await app.signIn(guest, gateway.url);
    await app.waitForText('Welcome to Grand Plaza');
    await app.press('Wellness');
    await app.waitForText('The vault is open');
    await app.back();
    await app.waitForText('Welcome to Grand Plaza');
    await app.press('Wifi Access');
    await app.waitForText('velvet-harp-29');
    await app.press('Parking');
    await app.waitForText('Valet parking at the main door');
    await app.press('Enquire Now');
    await app.waitForText('Your name, email and phone come from your account.');
    await app.press('Submit');
    await app.waitForText('*Required');
    await app.type('Message', 'Is there a place for a van?');
    await app.press('Submit');
    await app.dismiss('Query submitted successfully.');
    await app.waitForText('Valet parking at the main door');
    await app.press('Menu of Amelia Hart');
    await app.press('My requests');
    await app.waitForText('Enquiry: Parking');
    await app.waitForText('Is there a place for a van?');
    await app.press('Menu of Amelia Hart');
    await app.press('Tides');
    await app.waitForText('Low water is at noon, Amelia Hart');
    await app.press('Seen 0');
    await app.waitForText('Tides of today');
    await app.press('To the hotel');
    await app.waitForText('Welcome to Grand Plaza');
    await app.press('Menu of Amelia Hart');
    await app.press('Logout');
    await app.waitForText('Need help signing in?');
  });
});

test('AUTH-124 after logout nothing is stored but what is listed', async ({ app, guest }) => {
  await app.signIn(guest);
  await app.waitForText('Welcome to Grand Plaza');
  await app.goTo('/grand-plaza/dashboard/chat');
  await app.waitForText('How can we help?');
  await app.goTo(`${HOME}/pre-arrival`);
  await app.type('Reservation Number', 'R4711');
  await expect.poll(() => app.storedNames()).toContain('session draft:grand-plaza:pre-arrival');
  await app.press('Menu of Amelia Hart');
  await app.press('Logout');
  await app.waitForText('Need help signing in?');
  // Names that may or may not be there: they are stored when idle, or with the next page.
  const optional =
    /^(?:local hotelDataCache|session visit|cookie foyer_visited|database (?:workbox-expiration|foyer-sign-outs)|cache foyer-\w+)$/;
  await expect
    .poll(async () => (await app.storedNames()).filter((name) => !optional.test(name)).sort())
    .toEqual(['local hotelSlug', 'local owner', 'session owner']);
});

test("LIST-30 MSG-11 MSG-44 a guest's screens open, search finds while typing, and guest and desk exchange messages", async ({
  app,
  guest,
}) => {
  await app.signIn(guest);
  await goToEach(app, GUEST_SCREENS);
  await app.goTo('/grand-plaza/dashboard/search');
  await app.type('What are you looking for?', 'restarant');
  await app.waitForText('From eleven courses');
  await app.goTo('/grand-plaza/dashboard/chat');
  await app.waitForText('Hotel Admin, connected');
  await app.type('Your message', 'Is my room ready?');
  await app.press('Send');
  await app.waitForText('Is my room ready?');
  const desk = await signInToDemoDesk('grand-plaza');
  await desk.send(guest.email, 'It is, and so are we.');
  await app.waitForText('It is, and so are we.');
});

test('FLEET-62 SCALE-07 an unavailable remote shows its error card and recovers with Retry; a changed script of another remote does not run', async ({
  app,
  guest,
}) => {
  for (const refused of [DEAD_SCRIPT, CHANGED_SCRIPT, WORKER_REQUEST_FAILED])
    app.errors.allow(refused);
  const broken = await gatewayWithBroken({ dead: 'mfe-hotel', changed: 'mfe-messaging' });
  await withGateway(broken, app, async (gateway) => {
    const waitForReport = (remote: string) =>
      expect
        .poll(() => gateway.failedLoads(remote), { message: `failure of ${remote} is reported` })
        .toBe(1);
    await app.signIn(guest, gateway.url);
    await app.waitForText('This page did not open');
    await app.press('Wellness');
    await app.waitForText('The vault is open');
    await app.back();
    await app.waitForText('This page did not open');
    await waitForReport('mfe-hotel');
    gateway.heal();
    await app.press('Retry');
    await app.waitForText('Welcome to Grand Plaza');
    await app.press('Notifications');
    await app.waitForText('Ready for check-in?');
    await waitForReport('mfe-messaging');
  });
});

test('SHELL-57 SHELL-72 SHELL-100 keeps input before hydration with the focus, and requests icons and the screen before any code', async ({
  app,
  guest,
}) => {
  await withGateway(await gatewayWithDelayedFiles(), app, async (gateway) => {
    await app.startLoading(`${gateway.url}/grand-plaza/login`);
    // A press waits for animation frames of the engine.
    await app.type('Email', guest.email);
    await app.type('Password', guest.password.slice(0, 4));
    gateway.sendCode();
    await app.waitUntilHydrated();
    await app.typeIntoFocus(guest.password.slice(4));
    await app.press('Continue');
    await app.waitForPath(HOME);
  });
  await withGateway(await gatewayWithDelayedFiles(), app, async (gateway) => {
    // The sign-in cookie is valid for every port of the host.
    await app.startLoading(gateway.url + HOME);
    await app.waitForDeferredRequests();
    gateway.sendCode();
    await app.waitForPath('/grand-plaza/login');
  });
});

test('SHELL-127 text typed at each step of hydration stays, and a message sent before its end is sent', async ({
  app,
  request,
}) => {
  await withGateway(await gatewayWithDelayedFiles(), app, async (gateway) => {
    await app.startLoading(`${gateway.url}/grand-plaza/login`);
    await app.startTypingAtEachStep();
    gateway.sendCode();
    await app.waitUntilTyped();
    expect(await app.fieldValues()).toEqual(['pbrmr', 'pbrmr']);
  });
  const guest = await createSignedInGuest(request, 'grand-plaza');
  await withGateway(await gatewayWithDelayedFiles(), app, async (gateway) => {
    await app.storeSession(guest, gateway.url);
    await app.startLoading(`${gateway.url}/grand-plaza/dashboard/chat`);
    await app.startTypingAtEachStep('markup');
    gateway.sendCode();
    await app.waitUntilTyped();
    expect(await app.fieldValues()).toEqual(['r']);
    await app.waitForText('pbrm');
    await app.waitForText('Sent');
  });
});

test('SHELL-106 SHELL-109 FAULT-01 replays input and a press before hydration in the previous release if a release fails', async ({
  app,
  guest,
}) => {
  app.errors.allow(DEAD_SCRIPT);
  await withGateway(await gatewayWithDelayedFiles('mfe-auth'), app, async (gateway) => {
    await app.startLoading(`${gateway.url}/grand-plaza/login`);
    await app.type('Email', guest.email);
    await app.type('Password', guest.password);
    await app.press('Continue');
    await app.waitForText('One moment, this goes on by itself.');
    gateway.sendCode();
    await app.waitForPath(HOME);
  });
});

test('APP-01 APP-02 APP-04 APP-05 APP-56 LOOK-10 a second visit works without a server, and a preview, an update and a withdrawal take effect', async ({
  app,
  guest,
}) => {
  // Messages of the engines when the server does not respond.
  app.errors.allow(/Could not connect|Failed to load resource|connection to the server|WebSocket/);
  app.errors.allow(WORKER_REQUEST_FAILED);
  const operator = await startFleetProcess();
  const { url, previewUrl, folder, fleet } = operator;
  try {
    await app.signIn(guest, url);
    await app.waitForText('Around the hotel');
    await app.waitUntilStored('grand-plaza');

    await operator.kill();
    await app.open(url + HOME);
    await app.waitForText('Good to know');
    await app.open(`${url}/grand-plaza/profile`);
    await app.waitForText('Keep Grand Plaza at hand');
    await app.open(`${url}/grand-plaza/dashboard/chat`);
    await app.waitForText('Quick Chat');
    await app.open(`${url}/hotel-never-seen/login`);
    await app.waitForText('You are offline');

    await operator.start();
    await fleet('publish', await createChangedBuild(folder, '0.2.0', { texts: CHANGED_TEXTS }));
    await test.step('LOOK-10 a preview link shows the replaced remote, and Leave ends the preview', async () => {
      const output = await fleet('preview', 'mfe-hotel@0.2.0', '--hotel', 'grand-plaza');
      await app.open(output.split('\n', 1)[0] ?? '');
      await app.waitForText('Preview of grand-plaza');
      // The preview's bar keeps its space, so `signIn` would wait for ever.
      await app.startLoading(`${previewUrl}/grand-plaza/login`);
      await app.type('Email', guest.email);
      await app.type('Password', guest.password);
      await app.press('Continue');
      await app.waitForText('Around the house');
      // Requests may be pending when the preview is left, and their databases are deleted.
      app.errors.allow(DEAD_SCRIPT);
      app.errors.allow(DELETED_DATABASE);
      await app.press('Leave');
      await app.waitForText('You have left the preview');
    });

    await fleet('release', 'mfe-hotel', '0.2.0', '--hotel', 'grand-plaza');
    await app.openUntilText(url + HOME, 'A new version is ready.');
    await app.press('Reload');
    await app.waitForText('Around the house');
    await fleet('withdraw', 'mfe-hotel', '0.2.0', '--why', 'It shows the prices of somebody else');
    await app.openUntilText(url + HOME, 'Around the hotel');
  } finally {
    await operator.stop();
  }
});
