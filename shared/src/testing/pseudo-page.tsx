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
 */
export async function openPseudoPage(
  remote: RemoteDeclaration,
  codeOf: (screen: string) => Promise<ScreenModule>,
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

    /** Opens a screen, looks at it, at whatever it opens, and at the errors of its form. */
    async lookThrough(screen: string, places: Record<string, string> = PLACES): Promise<void> {
      speak(PSEUDO);
      const { path = '', area } = mounts.get(screen) ?? {};
      const address = path.replaceAll(/:(\w+)/g, (_, name) => places[name] ?? name);
      await page.open(
        area === 'dashboard' ? `dashboard/${address}` : address,
        area === 'dashboard' ? guest : undefined,
      );
      expect(await faults()).toEqual([]);
      for (const summary of all('summary')) summary.click();
      for (const tab of all('[role="tab"]')) {
        tab.click();
        expect(await faults(), tab.textContent).toEqual([]);
      }
      for (const opener of all('[aria-haspopup="dialog"]')) {
        opener.click();
        await expect.poll(() => all('dialog[open]').length).toBe(1);
        expect(await faults(), 'a dialog').toEqual([]);
        await userEvent.keyboard('{Escape}');
        await expect.poll(() => all('dialog[open]')).toEqual([]);
      }
      for (const submit of all('form [type="submit"]:enabled').slice(0, 1)) {
        submit.click();
        expect(await faults(), 'once it is sent').toEqual([]);
      }
      // Axe knows the languages of this world.
      speak('en');
    },
  };
}
