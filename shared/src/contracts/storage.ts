/** Keys of local storage that have one writer and other readers (AUTH-06, SHELL-01, SHELL-02). */
export const LOCAL = {
  user: 'user',
  token: 'token',
  slug: 'hotelSlug',
  hotel: 'hotelDataCache',
} as const;
