/** Keys of local storage that have one writer and other readers (specification section 3). */
export const LOCAL = {
  user: 'user',
  token: 'token',
  slug: 'hotelSlug',
  hotel: 'hotelDataCache',
} as const;
