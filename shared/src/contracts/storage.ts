/** Local storage keys with one writer and several readers (AUTH-06, SHELL-01, SHELL-02). */
export const LOCAL = {
  user: 'user',
  token: 'token',
  slug: 'hotelSlug',
  hotel: 'hotelDataCache',
} as const;
