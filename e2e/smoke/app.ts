import { expect } from '@playwright/test';
import { GATEWAY_URL } from '../server/addresses.ts';
import type { ErrorWatch } from '../support/checks/error-watch.ts';
import { pushAddress } from '../support/document.ts';
import type { Guest } from '../support/guests.ts';
import type { SignedInGuest } from '../support/hotels.ts';
import {
  HYDRATION_STEPS,
  type HydrationStep,
  TEXT_FIELDS,
  typeAtEachStep,
} from '../support/hydration-steps.ts';
import type { Point, Tab } from './engine.ts';

const LIMIT_MS = 90_000;
const POLL_MS = 50;

/** Polls until `check` is true. */
async function waitUntil(
  condition: string,
  check: () => Promise<boolean>,
  timeout = LIMIT_MS,
): Promise<void> {
  await expect(async () => expect(await check(), condition).toBe(true)).toPass({
    timeout,
    intervals: [POLL_MS],
  });
}

/**
 * Scrolls a link, button, tab or label into view and returns its centre. Returns undefined while it
 * moves or is covered. Runs in the page.
 */
async function pressablePointOf(name: string): Promise<Point | undefined> {
  const named = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, [role="tab"], label, textarea[aria-label]',
    ),
  ].filter(
    (element) =>
      (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim() === name &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  if (named.length > 1) throw new Error(`${named.length} elements have the name “${name}”`);
  const [element] = named;
  if (!element || element.matches(':disabled')) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = middle();
  // Animation frames: one to start moving, one to have moved, one to paint.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const point = middle();
  const isStill = point.x === before.x && point.y === before.y;
  return isStill && element.contains(document.elementFromPoint(point.x, point.y))
    ? point
    : undefined;
}

/** Tells whether the worker has stored a hotel and controls the page. Runs in the page. */
async function isStored(slug: string): Promise<boolean> {
  const stored = await (await caches.open('foyer-bundles')).match(`/-/stored-hotels/${slug}`, {
    ignoreSearch: true,
  });
  return stored !== undefined && navigator.serviceWorker.controller !== null;
}

/** Tells whether the complete document is hydrated. Runs in the page. */
function isHydrated(): boolean {
  const isThere = (id: string) => document.getElementById(id) !== null;
  return isThere('foyer-template') && !isThere('foyer-loading-notice');
}

/** Tells whether the page has requested icons and the screen's code. Runs in the page. */
function hasRequestedDeferredFiles(): boolean {
  const icons = [...document.querySelectorAll('image')];
  const screen = document.head.querySelector('link[rel="modulepreload"]');
  return icons.length > 0 && icons.every((icon) => icon.hasAttribute('href')) && screen !== null;
}

/** Tells whether no toast covers the page (decision 23). Runs in the page. */
function hasNoToast(): boolean {
  return document.querySelector('.Toastify [data-in]') === null;
}

/** Lists all that the browser stores for the page, by kind and name. Runs in the page. */
async function storedNames(): Promise<string[]> {
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  const kinds = {
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookie: document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1).filter(Boolean)),
    database: databases,
    cache: await caches.keys(),
  };
  return Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`));
}

/** Uses the app in a tab of any engine like a guest: by visible text. */
export class App {
  readonly errors: ErrorWatch;
  readonly #tab: Tab;

  constructor(tab: Tab, errors: ErrorWatch) {
    this.errors = errors;
    this.#tab = tab;
  }

  /** Opens an address; a path is opened at the tests' gateway. */
  async open(address: string): Promise<void> {
    await this.#tab.goto(new URL(address, GATEWAY_URL).href);
  }

  /** Opens an address without waiting for its content. */
  async startLoading(address: string): Promise<void> {
    await this.#tab.startLoading(address);
  }

  /** Navigates to a path like a link, without a page load. */
  async goTo(path: string): Promise<void> {
    await this.waitUntilHydrated();
    await this.#tab.evaluate(pushAddress, path);
  }

  /** Lists all that the browser stores, by kind and name. */
  storedNames = (): Promise<string[]> => this.#tab.evaluate(storedNames, undefined);

  /** Waits until the page contains the text. */
  async waitForText(text: string): Promise<void> {
    await waitUntil(`the page contains “${text}”`, async () => (await this.text()).includes(text));
  }

  /** Opens an address until its page contains the text: an update may need several visits. */
  async openUntilText(address: string, text: string): Promise<void> {
    await expect(async () => {
      await this.open(address);
      await waitUntil(text, async () => (await this.text()).includes(text), 8_000);
    }).toPass();
  }

  /** Waits until the URL has this path. */
  async waitForPath(path: string): Promise<void> {
    await waitUntil(
      `the page is at ${path}`,
      async () => (await this.#tab.evaluate(() => location.pathname, undefined)) === path,
    );
  }

  /** Presses the link, button, tab or label with this name, once it does not move. */
  async press(name: string): Promise<void> {
    let point: Point | undefined;
    await waitUntil(`“${name}” can be pressed`, async () => {
      point = await this.#tab.evaluate(pressablePointOf, name);
      return Boolean(point);
    });
    if (point) await this.#tab.tap(point);
  }

  /** Types into the field with this label. */
  async type(label: string, text: string): Promise<void> {
    await this.press(label);
    await this.#tab.type(text);
  }

  /** Stores a session at an origin, like a sign-in on an earlier visit. */
  async storeSession({ user, token }: SignedInGuest, origin: string): Promise<void> {
    await this.startLoading(`${origin}/robots.txt`);
    await this.#tab.evaluate(
      (session) => {
        localStorage.setItem('user', JSON.stringify(session.user));
        localStorage.setItem('token', session.token);
        // biome-ignore lint/suspicious/noDocumentCookie: engines have no other call in common
        document.cookie = 'foyer_signed_in=1; path=/';
      },
      { user, token },
    );
  }

  /** Types a letter at each step of this page's hydration, and sends at one. Call it before its code. */
  async startTypingAtEachStep(sendAt?: HydrationStep): Promise<void> {
    await waitUntil('the document is complete', () =>
      this.#tab.evaluate(() => document.getElementById('foyer-template') !== null, undefined),
    );
    await this.#tab.evaluate(typeAtEachStep, {
      textFields: TEXT_FIELDS,
      ...(sendAt && { sendAt }),
    });
  }

  /** Waits until the letters of all steps are typed. */
  async waitUntilTyped(): Promise<void> {
    await waitUntil('all letters are typed', () =>
      this.#tab.evaluate((count) => window.typedSteps?.length === count, HYDRATION_STEPS.length),
    );
  }

  /** Returns the values of the text fields. */
  fieldValues(): Promise<string[]> {
    return this.#tab.evaluate(
      (fields) =>
        [...document.querySelectorAll<HTMLInputElement>(fields)].map(({ value }) => value),
      TEXT_FIELDS,
    );
  }

  /** Waits until the browser has stored a hotel's offline bundle. */
  async waitUntilStored(slug: string): Promise<void> {
    await waitUntil(`${slug} is stored`, () => this.#tab.evaluate(isStored, slug));
  }

  /** Types a text into the focused element. */
  async typeIntoFocus(text: string): Promise<void> {
    await this.#tab.type(text);
  }

  /** Waits until the page is hydrated. */
  async waitUntilHydrated(): Promise<void> {
    await waitUntil('the page is hydrated', () => this.#tab.evaluate(isHydrated, undefined));
  }

  /** Waits until the page has requested the screen's code and icons, after the first paint. */
  async waitForDeferredRequests(): Promise<void> {
    await waitUntil('the page requests deferred files', () =>
      this.#tab.evaluate(hasRequestedDeferredFiles, undefined),
    );
  }

  async back(): Promise<void> {
    await this.#tab.evaluate(() => history.back(), undefined);
  }

  /**
   * Closes the toast with this text, unless it closes first. Waits until the page has its space
   * back.
   */
  async dismiss(text: string): Promise<void> {
    await this.waitForText(text);
    await waitUntil(`“${text}” is gone`, async () => {
      const point = await this.#tab.evaluate(pressablePointOf, 'Dismiss');
      if (point) await this.#tab.tap(point);
      return !(await this.text()).includes(text);
    });
    await waitUntil('the page has its space back', () => this.#tab.evaluate(hasNoToast, undefined));
  }

  /** Signs in on the login screen and waits for home. */
  async signIn({ slug, email, password }: Guest, origin = GATEWAY_URL): Promise<void> {
    // Firefox sometimes reports the load of such a fast page only after ten seconds.
    await this.startLoading(`${origin}/${slug}/login`);
    await this.type('Email', email);
    await this.type('Password', password);
    await this.press('Continue');
    await this.dismiss('Login successful!');
    await this.waitForPath(`/${slug}/dashboard/hotel`);
  }

  /** Returns the visible text of the page. */
  text(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
    return this.#tab.evaluate(() => document.body.innerText, undefined);
  }
}
