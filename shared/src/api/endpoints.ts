/**
 * Every path of the provider, relative to its JSON API root: a hotel group with other paths
 * changes this file only. (Specification section 7; design section 4 for what it does not show.)
 */
export const endpoints = {
  login: '/login',
  logout: '/logout',
  register: '/register',
  forgotPassword: '/forget-password',
  verifyOtp: '/verify-otp',
  resendOtp: '/resend-otp',
  resetPassword: '/reset-password',
  hotel: (slug: string) => `/hotels/${encodeURIComponent(slug)}`,
  quickInfo: (slug: string) => `/hotels/${encodeURIComponent(slug)}/quick-info`,
  menuItems: (hotelId: number) => `/categories/get-menu-items/${hotelId}`,
  childCategories: (categoryId: number) => `/categories/get-child-categories/${categoryId}`,
  categoryTree: (slug: string) => `/categories/hotel/${encodeURIComponent(slug)}`,
  category: (categorySlug: string) => `/categories/${encodeURIComponent(categorySlug)}`,
  /** At the gateway, which holds the weather service's key and answers only for the hotel's city. */
  weather: (slug: string, city: string) =>
    `/weather?hotel=${encodeURIComponent(slug)}&city=${encodeURIComponent(city)}`,
};
