import { expect } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import type { RemoteDeclaration } from '../contracts/remote.ts';
import type { ScreenModule } from '../contracts/screen.ts';
import { PSEUDO_LOCALE } from '../language/locale.ts';
import { mirrorErrors, recordProviderResponses, untranslatedTexts } from './pseudo-locale.ts';
import { textErrors } from './text-errors.ts';

/** Values for the parameters of a mount's path. */
const PATH_PARAMS: Record<string, string> = {
  categorySlug: 'local-area',
  subCategorySlug: 'restaurants',
  childCategorySlug: 'dinner',
  subChildCategory: 'late',
};

/** Selectors of the elements of a screen that reveal more content. */
const FEATURES = {
  details: 'summary',
  tabs: '[role="tab"]',
  dialogs: '[aria-haspopup="dialog"]',
  /** A form that validates; a chat input or a search does not. */
  form: 'form[novalidate] [type="submit"]:enabled',
};

type Feature = keyof typeof FEATURES;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Lists texts of the page that are untranslated, cut off or not mirrored. */
async function pageErrors(): Promise<string[]> {
  await expect.poll(() => all('h1').length).toBeGreaterThan(0);
  await expect.poll(() => all('[aria-busy="true"]')).toEqual([]);
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  return [...(await untranslatedTexts()), ...textErrors(), ...mirrorErrors()];
}

/**
 * Turns the test's document into the page of a new hotel in the pseudo-locale.
 *
 * The page runs right to left, on the smallest phone. Like `openHotelPage`, call it once per file, before
 * any import of the runtime. `features` lists the features of each screen that has any.
 */
export async function openPseudoPage(
  remote: RemoteDeclaration,
  codeOf: (screen: string) => Promise<ScreenModule>,
  features: Record<string, Feature[]> = {},
) {
  const setLanguage = (lang: string) =>
    Object.assign(document.documentElement, { lang, dir: 'rtl' });
  setLanguage(PSEUDO_LOCALE);
  document.title = '';
  recordProviderResponses();
  const { openHotelPage } = await import('./hotel-page.tsx');
  const mounts = new Map(remote.mounts.toReversed().map((mount) => [mount.screen, mount]));
  const screens = [...mounts.keys()].map((name) => [name, () => codeOf(name)] as const);
  const page = await openHotelPage(remote, Object.fromEntries(screens));
  const guest = await page.guest('Amelia Hart');
  await window.viewport(320, 640);

  return {
    guest,
    /** The names of the remote's screens. */
    screens: [...mounts.keys()],

    /**
     * Checks a screen, everything that it opens, and the errors of its form. Fails if the screen has
     * other features than `features` lists.
     */
    async checkScreen(screen: string, params: Record<string, string> = PATH_PARAMS): Promise<void> {
      const expected = features[screen] ?? [];
      setLanguage(PSEUDO_LOCALE);
      const { path = '', area } = mounts.get(screen) ?? {};
      const address = path.replaceAll(/:(\w+)/g, (_, name) => params[name] ?? name);
      await page.open(
        area === 'dashboard' ? `dashboard/${address}` : address,
        area === 'dashboard' ? guest : undefined,
      );
      expect(await pageErrors()).toEqual([]);
      const found = () =>
        Object.entries(FEATURES).flatMap(([feature, selector]) =>
          all(selector).length ? feature : [],
        );
      // Some are rendered when the screen is idle.
      await expect.poll(found, { message: 'features of the screen' }).toEqual(expected);
      for (const summary of all(FEATURES.details)) summary.click();
      expect(await pageErrors(), 'expanded details').toEqual([]);
      for (const tab of all(FEATURES.tabs)) {
        tab.click();
        expect(await pageErrors(), tab.textContent).toEqual([]);
      }
      for (const opener of all(FEATURES.dialogs)) {
        opener.click();
        await expect.poll(() => all('dialog[open]').length).toBe(1);
        expect(await pageErrors(), 'a dialog').toEqual([]);
        await userEvent.keyboard('{Escape}');
        await expect.poll(() => all('dialog[open]')).toEqual([]);
      }
      for (const submit of all(FEATURES.form).slice(0, 1)) {
        const form = submit.closest('form');
        const isRefused = () => form?.contains(document.activeElement);
        submit.click();
        // An empty form moves the focus to the first invalid field; any other form navigates.
        await expect.poll(() => isRefused() || !form?.isConnected).toBe(true);
        expect(await pageErrors(), 'after submission').toEqual([]);
      }
      // Axe rejects the pseudo-locale's language tag.
      setLanguage('en');
    },
  };
}
