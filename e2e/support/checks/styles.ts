import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseBase } from '@foyer/releases/contracts';
import type { Page } from '@playwright/test';
import { DATA } from '../../server/addresses.ts';
import { CURRENT } from '../network/releases.ts';

/** Returns the URLs of all style sheets of the shell and every remote. */
export async function allStyleSheets(): Promise<string[]> {
  const store = join(DATA, 'releases');
  const releases = (await readdir(store)).map(async (name) => {
    const text = await readFile(join(store, name, CURRENT, 'release.json'), 'utf8');
    return Object.keys((JSON.parse(text) as Release).files)
      .filter((path) => path.endsWith('.css'))
      .map((path) => releaseBase(name, CURRENT) + path);
  });
  return (await Promise.all(releases)).flat();
}

/**
 * Loads all sheets and returns the style changes of each. It compares with the sheets disabled, so that
 * unrelated changes, such as a badge that loads when the page is idle, do not count.
 */
export function styleChanges(page: Page, sheets: string[]): Promise<string[]> {
  return page.evaluate(async (addresses) => {
    // One element per kind: a list may have two hundred countries.
    const kinds = new Map<string, Element>();
    for (const element of document.querySelectorAll('#root *')) {
      const { parentElement, tagName, className, role, ariaSelected } = element;
      kinds.set([parentElement?.className, tagName, className, role, ariaSelected].join(), element);
    }
    const elements = [...kinds.values()];
    // Custom properties alone change nothing, and every sheet may define some.
    const names = Array.from(getComputedStyle(document.body)).filter((name) => !/^--/.test(name));
    const currentStyles = () => {
      // A running animation would count as a change.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    };
    const links = await Promise.all(
      addresses.map((href) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        document.head.append(link);
        return new Promise<HTMLLinkElement>((resolve, reject) => {
          link.onload = () => resolve(link);
          link.onerror = () => reject(new Error(`${href} did not load`));
        });
      }),
    );
    const all = currentStyles();
    for (const link of links) link.disabled = true;
    const none = currentStyles();
    if (String(all) === String(none)) return [];
    return links.flatMap((link) => {
      link.disabled = false;
      const one = currentStyles();
      link.disabled = true;
      return elements.flatMap((element, index) =>
        (one[index] ?? [])
          .filter((line, at) => line !== none[index]?.[at])
          .map(
            (line) =>
              `${link.href}: <${element.tagName} class="${element.getAttribute('class')}"> ${line}`,
          ),
      );
    });
  }, sheets);
}
