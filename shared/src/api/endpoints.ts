import { segmentOf } from '../addresses/segment.ts';

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
export const hotel = (slug: string) => `/hotels/${segmentOf(slug)}`;
export const quickInfo = (slug: string) => `/hotels/${segmentOf(slug)}/quick-info`;
export const menuItems = (hotelId: number) => `/categories/get-menu-items/${hotelId}`;
export const childCategories = (categoryId: number) =>
  `/categories/get-child-categories/${categoryId}`;
export const categoryTree = (slug: string) => `/categories/hotel/${segmentOf(slug)}`;
export const category = (categorySlug: string) => `/categories/${segmentOf(categorySlug)}`;
export const queries = '/queries';
/** POST: check-in and pre-arrival. GET: the guest's own, where `requests-state` is a feature. */
export const requests = '/requests';
export const checklist = '/checklist';
/**
 * The chat, oldest message first: `after_id` only what is newer, `before_id` with `limit` a page of
 * what is older, `limit` alone the newest page; without any the whole of it. `before_id` and `limit`
 * are asked for where `history-pages` is a feature.
 */
export const quickChat = (part: { after_id?: number; before_id?: number; limit?: number } = {}) =>
  withQuery('/quick-chat', part);
export const sendQuickChat = '/quick-chat/send';
/** Where `seen` is a feature. */
export const quickChatSeen = '/quick-chat/seen';
/** Where `typing` is a feature. */
export const quickChatTyping = '/quick-chat/typing';
export const threads = '/messages/threads';
export const thread = (threadId: number) => `/messages/${threadId}`;
export const sendMessage = '/messages/send';
/** Where `seen` is a feature. */
export const threadSeen = (threadId: number) => `/messages/${threadId}/seen`;
/** GET and POST, where `mail-preference` is a feature. */
export const mailPreference = '/mail-preference';
/** Of the broadcasting service, at its own root: not below the JSON API. */
export const broadcastingAuth = '/broadcasting/auth';
export const broadcastingUserAuth = '/broadcasting/user-auth';
/** At the gateway, which holds the weather service's key and answers only for the hotel's city. */
export const weather = (slug: string, city: string) =>
  `/weather?hotel=${segmentOf(slug)}&city=${segmentOf(city)}`;

function withQuery(path: string, values: Record<string, number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}
