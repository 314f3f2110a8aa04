/** The only hotel of the peer. */
export const hotelSlug = 'grand-plaza';
