import type { SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import { CONTENT } from '../content/pages.ts';

/** Returns the content pages as entries of search, without those that a category replaces (LIST-57). */
export function contentEntries(categorySlugs: readonly string[]): SearchEntry[] {
  return Object.entries(CONTENT)
    .filter(([name]) => !categorySlugs.includes(name))
    .map(([name, { text }]) => {
      const cards = 'cards' in text ? text.cards : [text];
      const keywords = cards.flatMap(({ heading, paragraph }) => [heading, paragraph]);
      return { id: name, title: text.title, text: text.intro, keywords, to: name };
    });
}
