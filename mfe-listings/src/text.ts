import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { counted } from '@foyer/shared/language/plural.ts';

/** Defines every text of this remote that a guest sees. */
export const text = defineTexts({
  failed: 'Something went wrong.',
  empty: 'No data found.',
  noDetails: 'No data available.',
  /** Labels the strip of sub-categories. */
  moreInCategory: 'More in this category',
  book: 'Book Now',
  enquire: 'Enquire Now',
  tiers: { platinum: 'Platinum', gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  sponsored: 'Sponsored',
  contact: { phone: 'Call', whatsapp: 'Message', website: 'Website', email: 'E-mail' },
  map: {
    show: 'Show the map',
    offline: 'The map needs the network',
    title: (name: string) => `Map: ${name}`,
    directions: 'Directions',
  },
  distance: {
    onFoot: (distance: string, minutes: string) => `${distance}, ${minutes} on foot`,
    nearest: 'Nearest first',
  },
  search: {
    heading: 'Search',
    label: 'What are you looking for?',
    placeholder: 'A table, a walk, a massage…',
    clear: 'Clear',
    failed: 'Search is not ready.',
    browse: 'Or look through',
    noResults: (typed: string) => `Nothing here fits “${typed}”.`,
    noResultsHint: 'Try another word, or look through',
    count: counted({ one: '# result', other: '# results' }),
    best: counted({ one: 'The best result', other: 'The best # results' }),
  },
});
