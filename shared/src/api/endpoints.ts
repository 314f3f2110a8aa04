/**
 * Every path of the provider, relative to its JSON API root: a hotel group with other paths
 * changes this file only (API-03).
 * Each is an export of its own, so that a remote bundles those that it calls.
 */
export const login = '/login';
export const logout = '/logout';
export const register = '/register';
export const forgotPassword = '/forget-password';
export const verifyOtp = '/verify-otp';
export const resendOtp = '/resend-otp';
export const resetPassword = '/reset-password';
export const hotel = (slug: string) => `/hotels/${encodeURIComponent(slug)}`;
export const quickInfo = (slug: string) => `/hotels/${encodeURIComponent(slug)}/quick-info`;
export const menuItems = (hotelId: number) => `/categories/get-menu-items/${hotelId}`;
export const childCategories = (categoryId: number) =>
  `/categories/get-child-categories/${categoryId}`;
export const categoryTree = (slug: string) => `/categories/hotel/${encodeURIComponent(slug)}`;
export const category = (categorySlug: string) => `/categories/${encodeURIComponent(categorySlug)}`;
export const queries = '/queries';
/** POST: check-in and pre-arrival. GET: the guest's own, where `requests-state` is a feature. */
export const requests = '/requests';
export const checklist = '/checklist';
/** At the gateway, which holds the weather service's key and answers only for the hotel's city. */
export const weather = (slug: string, city: string) =>
  `/weather?hotel=${encodeURIComponent(slug)}&city=${encodeURIComponent(city)}`;
