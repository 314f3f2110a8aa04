import { expect } from '@playwright/test';
import { GATEWAY_URL } from '../server/places.ts';
import { pushAddress } from '../support/document.ts';
import type { ErrorWatch } from '../support/error-watch.ts';
import type { Guest } from '../support/guests.ts';
import type { Place, Tab } from './engine.ts';

const PATIENCE_MS = 90_000;
const POLL_MS = 50;

/** Looks again and again until it is so: of no screen is it promised when it stands. */
async function holds(
  what: string,
  look: () => Promise<boolean>,
  timeout = PATIENCE_MS,
): Promise<void> {
  await expect(async () => expect(await look(), what).toBe(true)).toPass({
    timeout,
    intervals: [POLL_MS],
  });
}

/**
 * The middle of the link, button, tab or label that is named so, scrolled into view; undefined as
 * long as it moves or a finger would not reach it. Runs in the page.
 */
async function reachable(name: string): Promise<Place | undefined> {
  const named = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, [role="tab"], label, textarea[aria-label]',
    ),
  ].filter(
    (element) =>
      (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim() === name &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  if (named.length > 1) throw new Error(`${named.length} things are named “${name}”`);
  const [element] = named;
  if (!element || element.matches(':disabled')) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = middle();
  // A frame to begin to move, one to have moved, and one to be drawn.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const place = middle();
  const still = place.x === before.x && place.y === before.y;
  return still && element.contains(document.elementFromPoint(place.x, place.y)) ? place : undefined;
}

/** Whether a service worker has stored a hotel, and answers for this page. Runs in the page. */
async function isStored(slug: string): Promise<boolean> {
  const kept = await (await caches.open('foyer-sets')).match(`/-/kept/${slug}`, {
    ignoreSearch: true,
  });
  return kept !== undefined && navigator.serviceWorker.controller !== null;
}

/** Tells whether the code has taken over the document, which was read to its end. Runs in the page. */
function isHydrated(): boolean {
  const isThere = (id: string) => document.getElementById(id) !== null;
  return isThere('foyer-frame') && !isThere('foyer-late');
}

/** Runs in the page. */
function hasAskedForTheRest(): boolean {
  const icons = [...document.querySelectorAll('image')];
  const screen = document.head.querySelector('link[rel="modulepreload"]');
  return icons.length > 0 && icons.every((icon) => icon.hasAttribute('href')) && screen !== null;
}

/** Whether no toast takes room from the page (decision 40). Runs in the page. */
function isWithoutStrip(): boolean {
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue('--strip').trim() === '0px';
}

/** The app in some engine's tab, used as a guest does: by what stands written on it. */
export class App {
  readonly errors: ErrorWatch;
  readonly #tab: Tab;

  constructor(tab: Tab, errors: ErrorWatch) {
    this.errors = errors;
    this.#tab = tab;
  }

  /** Opens an address; where it is a path, at the tests' gateway. */
  async open(address: string): Promise<void> {
    await this.#tab.goto(new URL(address, GATEWAY_URL).href);
  }

  /** Opens an address and waits for nothing of it. */
  async begin(address: string): Promise<void> {
    await this.#tab.begin(address);
  }

  /** Goes to a path as a link of the open page does, which costs no page load. */
  async goTo(path: string): Promise<void> {
    await this.lives();
    await this.#tab.evaluate(pushAddress, path);
  }

  /** Waits until the page says so. */
  async says(words: string): Promise<void> {
    await holds(`the page says “${words}”`, async () => (await this.text()).includes(words));
  }

  /** Opens an address until it says so: of an update it is not promised with which visit it comes. */
  async saysWhenOpened(address: string, words: string): Promise<void> {
    await expect(async () => {
      await this.open(address);
      await holds(words, async () => (await this.text()).includes(words), 8_000);
    }).toPass();
  }

  /** Waits until the page has this path. */
  async isAt(path: string): Promise<void> {
    await holds(
      `the page is ${path}`,
      async () => (await this.#tab.evaluate(() => location.pathname, undefined)) === path,
    );
  }

  /** Presses the link, button, tab or label that is named so, once it stands still. */
  async press(name: string): Promise<void> {
    let place: Place | undefined;
    await holds(`“${name}” can be pressed`, async () => {
      place = await this.#tab.evaluate(reachable, name);
      return Boolean(place);
    });
    if (place) await this.#tab.tap(place);
  }

  /** Types into the field with this label. */
  async type(label: string, text: string): Promise<void> {
    await this.press(label);
    await this.#tab.type(text);
  }

  /** Waits until the browser has stored all that a hotel's pages need. */
  async hasStored(slug: string): Promise<void> {
    await holds(`${slug} is stored`, () => this.#tab.evaluate(isStored, slug));
  }

  /** Presses the keys of a text, wherever the focus is. */
  async goOnTyping(text: string): Promise<void> {
    await this.#tab.type(text);
  }

  /** Waits until the code has taken over what the gateway painted. */
  async lives(): Promise<void> {
    await holds('the page lives', () => this.#tab.evaluate(isHydrated, undefined));
  }

  /** Waits until the page has asked for the screen's code and its icons, which no first paint needs. */
  async asksForTheRest(): Promise<void> {
    await holds('the page asks for the rest', () =>
      this.#tab.evaluate(hasAskedForTheRest, undefined),
    );
  }

  async back(): Promise<void> {
    await this.#tab.evaluate(() => history.back(), undefined);
  }

  /**
   * Closes the toast that says so, unless its time runs out before; the page, which made room for
   * it, then stands still again.
   */
  async dismiss(words: string): Promise<void> {
    await this.says(words);
    await holds(`“${words}” is gone`, async () => {
      const place = await this.#tab.evaluate(reachable, 'Dismiss');
      if (place) await this.#tab.tap(place);
      return !(await this.text()).includes(words);
    });
    await holds('the page has its room back', () => this.#tab.evaluate(isWithoutStrip, undefined));
  }

  /** Signs in on the login screen and waits for the home. */
  async signIn({ slug, email, password }: Guest, origin = GATEWAY_URL): Promise<void> {
    // Firefox now and then says only after ten seconds that a page is loaded which came this soon.
    await this.begin(`${origin}/${slug}/login`);
    await this.type('Email', email);
    await this.type('Password', password);
    await this.press('Continue');
    await this.dismiss('Login successful!');
    await this.isAt(`/${slug}/dashboard/hotel`);
  }

  /** Everything that the page shows in letters. */
  text(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
    return this.#tab.evaluate(() => document.body.innerText, undefined);
  }
}
