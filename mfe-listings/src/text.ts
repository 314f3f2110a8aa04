/** Every text of this remote that a guest sees. */
export const text = {
  failed: 'Something went wrong.',
  empty: 'No data found.',
  noDetails: 'No data available.',
  richText: {
    play: 'Play video',
    video: 'Video',
    open: 'Open',
    offline: 'Videos need the network',
  },
  /** Names the strip of sub-categories. */
  beside: 'More in this category',
  book: 'Book Now',
  enquire: 'Enquire Now',
  tiers: { platinum: 'Platinum', gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  sponsored: 'Sponsored',
  contact: { phone: 'Call', whatsapp: 'Message', website: 'Website', email: 'E-mail' },
  map: {
    show: 'Show the map',
    offline: 'The map needs the network',
    hint: 'From OpenStreetMap',
    title: (name: string) => `Map: ${name}`,
    directions: 'Directions',
  },
  distance: {
    metres: (metres: number) => `${metres} m`,
    kilometres: (kilometres: number) => `${kilometres} km`,
    onFoot: (distance: string, minutes: number) => `${distance}, ${minutes} min on foot`,
    nearest: 'Nearest first',
  },
  search: {
    heading: 'Search',
    label: 'What are you looking for?',
    placeholder: 'A table, a walk, a massage…',
    clear: 'Clear',
    failed: 'Search is not ready.',
    browse: 'Or look through',
    nothing: (words: string) => `Nothing here fits “${words}”.`,
    nothingHint: 'Try another word, or look through',
    count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    best: (count: number) => `The best ${count} results`,
  },
};
