import { segmentOf } from '../addresses/segment.ts';

/**
 * The paths of the provider, relative to its JSON API root. A hotel group with other paths changes
 * only this file (API-03). Each path is an export of its own, so a remote bundles only those it calls.
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
/** POST: check-in and pre-arrival. GET: the guest's own requests; needs the feature `requests-state`. */
export const requests = '/requests';
/** PUT: a changed check-in or pre-arrival request; needs the feature `requests-change`. */
export const request = (requestId: number) => `/requests/${requestId}`;
/** Needs the feature `seen`. */
export const requestSeen = (requestId: number) => `/requests/${requestId}/seen`;
export const checklist = '/checklist';
/**
 * The chat, oldest message first. `after_id` selects newer messages, `before_id` with `limit` a page of
 * older ones, `limit` alone the newest page; without parameters the response is the whole chat.
 * `before_id` and `limit` need the feature `history-pages`.
 */
export const quickChat = (range: { after_id?: number; before_id?: number; limit?: number } = {}) =>
  withQuery('/quick-chat', range);
export const sendQuickChat = '/quick-chat/send';
/** Needs the feature `seen`. */
export const quickChatSeen = '/quick-chat/seen';
/** Needs the feature `typing`. */
export const quickChatTyping = '/quick-chat/typing';
export const threads = '/messages/threads';
export const thread = (threadId: number) => `/messages/${threadId}`;
export const sendMessage = '/messages/send';
/** Needs the feature `seen`. */
export const threadSeen = (threadId: number) => `/messages/${threadId}/seen`;
/** GET and POST; needs the feature `mail-preference`. */
export const mailPreference = '/mail-preference';
/** A path of the broadcasting service, which has a root of its own. */
export const broadcastingAuth = '/broadcasting/auth';
export const broadcastingUserAuth = '/broadcasting/user-auth';
/** A path of the gateway, which holds the weather service's key. It serves only the hotel's city. */
export const weather = (slug: string, city: string) =>
  `/weather?hotel=${segmentOf(slug)}&city=${segmentOf(city)}`;

function withQuery(path: string, values: Record<string, number | undefined>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(
    entries.map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${path}?${query}` : path;
}
