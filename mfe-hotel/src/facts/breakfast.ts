import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import type { QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import { type Paragraph, plainText } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { text } from '../text.ts';

/** A longer text is no short fact. */
const MAX_CHARACTERS = 120;

type Sources = {
  info: QuickInfo | undefined;
  paragraphs: readonly Paragraph[];
  /** The places of the hotel, which home shows. */
  places: readonly Category[] | undefined;
};

/** A text about breakfast, with the quick-info tab that shows it. */
type Breakfast = { text: string; tab?: string };

/**
 * Returns what a hotel says about breakfast: an amenity of that name, else a paragraph of the
 * description or the summary of a place that begins with the word. Undefined if it says nothing.
 */
export function breakfastOf({ info, paragraphs, places }: Sources): Breakfast | undefined {
  const amenity = info?.additional_amenities?.find(({ name }) => isBreakfast(name));
  const own = amenity?.pivot?.description || amenity?.description;
  if (own) return { text: own, tab: text.tabs.amenities };
  const texts = [
    ...paragraphs.map((paragraph) => paragraph.text),
    ...(places ?? []).map(({ summary }) => plainText(summary)),
  ];
  const found = texts.find((one) => one.length <= MAX_CHARACTERS && isBreakfast(one));
  return found === undefined ? undefined : { text: found };
}

function isBreakfast(words: string | null | undefined): boolean {
  return words?.trim().toLowerCase().startsWith(text.facts.breakfast.toLowerCase()) ?? false;
}
