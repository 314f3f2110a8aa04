import { segmentOf } from './segment.ts';

/**
 * Every address inside the app, always with the hotel's slug. Category slugs of the provider are
 * encoded, so none can change the route.
 */
export const paths = {
  root: () => '/',
  landing: (slug: string) => `/${slug}`,
  profile: (slug: string) => `/${slug}/profile`,
  login: (slug: string) => `/${slug}/login`,
  signup: (slug: string) => `/${slug}/signup`,
  forgotPassword: (slug: string) => `/${slug}/forgot-password`,
  verifyCode: (slug: string) => `/${slug}/verify-code`,
  resetPassword: (slug: string) => `/${slug}/reset-password`,
  resetSuccess: (slug: string) => `/${slug}/reset-success`,
  dashboard: (slug: string) => `/${slug}/dashboard`,
  hotel: (slug: string) => `/${slug}/dashboard/hotel`,
  quickInfo: (slug: string) => `/${slug}/dashboard/hotel/quick-info`,
  quickInfoEnquiry: (slug: string) => `/${slug}/dashboard/hotel/quick-info/enquire`,
  checkIn: (slug: string) => `/${slug}/dashboard/hotel/check-in`,
  preArrival: (slug: string) => `/${slug}/dashboard/hotel/pre-arrival`,
  notification: (slug: string) => `/${slug}/dashboard/notification`,
  messages: (slug: string) => `/${slug}/dashboard/messages`,
  createMessage: (slug: string) => `/${slug}/dashboard/messages/create`,
  thread: (slug: string, id: number) => `/${slug}/dashboard/messages/${id}`,
  chat: (slug: string) => `/${slug}/dashboard/chat`,
  category: (slug: string, category: string) => `/${slug}/dashboard/${segmentOf(category)}`,
  listing: (slug: string, category: string, child: string) =>
    `/${slug}/dashboard/${segmentOf(category)}/${segmentOf(child)}`,
  /** `segments` are the category, the sub-category and the listing. */
  details: (slug: string, segments: readonly string[]) =>
    `/${slug}/dashboard/${joined(segments)}/explore-details`,
  /** `segments` are as for `details`, at most three. */
  enquiry: (slug: string, segments: readonly string[]) =>
    `/${slug}/dashboard/${joined(segments)}/enquire`,
  /** An enquiry without a subject. */
  generalEnquiry: (slug: string) => `/${slug}/dashboard/enquire`,
  bookSpa: (slug: string) => `/${slug}/dashboard/book-spa`,
  /** The specification spells it so, like `explore-resturants`. */
  bookRestaurant: (slug: string) => `/${slug}/dashboard/book-resturant`,
  bookTransport: (slug: string) => `/${slug}/dashboard/book-transport`,
  search: (slug: string) => `/${slug}/dashboard/search`,
  requests: (slug: string) => `/${slug}/dashboard/requests`,
};

function joined(segments: readonly string[]): string {
  return segments.map(segmentOf).join('/');
}
