/** The peer is the app of one hotel. */
export const hotelSlug = 'grand-plaza';
