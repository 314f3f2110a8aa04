import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { counted } from '@foyer/shared/language/plural.ts';

/** Defines every text of this remote that a guest sees. */
export const text = defineTexts({
  failed: 'Something went wrong.',
  empty: 'No data found.',
  noDetails: 'No data available.',
  toSearch: 'Search the hotel',
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
  services: {
    heading: 'At your service',
    pages: {
      'upgrade-room': 'A larger room, or a better view',
      'spas-facility': 'The spa',
      'explore-spas': 'Choose a spa treatment',
      'explore-resturants': 'Book a table',
      'fitness-facility': 'The gym, and a trainer',
      'swimming-facility': 'Swimming: quiet hours, children, towels',
      'walking-facility': 'Walks, and a map to borrow',
      transport: 'A taxi or a train',
      'transport-detail': 'A car with a driver',
    } as Record<string, string>,
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
    categoriesFailed: 'Failed to fetch categories',
    browse: 'Or look through',
    noResults: (typed: string) => `Nothing here fits “${typed}”.`,
    noResultsHint: 'Try another word, or look through',
    ask: 'Ask us in the chat',
    call: (number: string) => `Call ${number}`,
    copied: (label: string) => `${label} copied`,
    notCopied: 'Your browser did not let us copy. Press and hold the text instead.',
    count: counted({ one: '# result', other: '# results' }),
    best: counted({ one: 'The best result', other: 'The best # results' }),
  },
});
