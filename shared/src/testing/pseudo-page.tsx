import { expect } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import type { RemoteDeclaration } from '../contracts/remote.ts';
import type { ScreenModule } from '../contracts/screen.ts';
import { PSEUDO } from '../language/locale.ts';
import { englishLeft, hearProvider, mirrorFaults } from './pseudo-locale.ts';
import { textFaults } from './text-faults.ts';

/** What stands for the parameters of a mount's path. */
const PLACES: Record<string, string> = {
  categorySlug: 'local-area',
  subCategorySlug: 'restaurants',
  childCategorySlug: 'dinner',
  subChildCategory: 'late',
};

/** What a screen may have that shows more than it shows at first, and how it is found. */
const PARTS = {
  details: 'summary',
  tabs: '[role="tab"]',
  dialogs: '[aria-haspopup="dialog"]',
  /** Refuses what is empty; a line of a chat or a search does not. */
  form: 'form[novalidate] [type="submit"]:enabled',
};

type Part = keyof typeof PARTS;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** What is wrong with the page as it stands: left in English, cut off, or not mirrored. */
async function faults(): Promise<string[]> {
  await expect.poll(() => all('h1').length).toBeGreaterThan(0);
  await expect.poll(() => all('[aria-busy="true"]')).toEqual([]);
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  return [...(await englishLeft()), ...textFaults(), ...mirrorFaults()];
}

/**
 * The test's document as a page of a hotel of its own in the pseudo-locale, right to left, on the
 * smallest phone. As `openHotelPage`: once a file, before anything that imports the runtime.
 * `parts` names those of each screen that has any.
 */
export async function openPseudoPage(
  remote: RemoteDeclaration,
  codeOf: (screen: string) => Promise<ScreenModule>,
  parts: Record<string, Part[]> = {},
) {
  const speak = (lang: string) => Object.assign(document.documentElement, { lang, dir: 'rtl' });
  speak(PSEUDO);
  document.title = '';
  hearProvider();
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
     * Opens a screen, looks at it, at whatever it opens, and at the errors of its form. Fails where
     * it has other parts than `parts` names for it.
     */
    async lookThrough(screen: string, places: Record<string, string> = PLACES): Promise<void> {
      const has = parts[screen] ?? [];
      speak(PSEUDO);
      const { path = '', area } = mounts.get(screen) ?? {};
      const address = path.replaceAll(/:(\w+)/g, (_, name) => places[name] ?? name);
      await page.open(
        area === 'dashboard' ? `dashboard/${address}` : address,
        area === 'dashboard' ? guest : undefined,
      );
      expect(await faults()).toEqual([]);
      const found = () =>
        Object.entries(PARTS).flatMap(([part, selector]) => (all(selector).length ? part : []));
      // Some are drawn once the screen has nothing else to do.
      await expect.poll(found, { message: 'the parts of the screen' }).toEqual(has);
      for (const summary of all(PARTS.details)) summary.click();
      expect(await faults(), 'unfolded').toEqual([]);
      for (const tab of all(PARTS.tabs)) {
        tab.click();
        expect(await faults(), tab.textContent).toEqual([]);
      }
      for (const opener of all(PARTS.dialogs)) {
        opener.click();
        await expect.poll(() => all('dialog[open]').length).toBe(1);
        expect(await faults(), 'a dialog').toEqual([]);
        await userEvent.keyboard('{Escape}');
        await expect.poll(() => all('dialog[open]')).toEqual([]);
      }
      for (const submit of all(PARTS.form).slice(0, 1)) {
        const form = submit.closest('form');
        const isRefused = () => form?.contains(document.activeElement);
        submit.click();
        // What is empty is refused, and the first such field has the focus; else the form leads on.
        await expect.poll(() => isRefused() || !form?.isConnected).toBe(true);
        expect(await faults(), 'once it is sent').toEqual([]);
      }
      // Axe knows the languages of this world.
      speak('en');
    },
  };
}
