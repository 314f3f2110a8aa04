/** The slug of visitors whose hotel is not known; it has auth screens and the default theme. */
export const DEFAULT_SLUG = 'default';

/** First path segments that are never a hotel (SHELL-19). */
export const RESERVED_SEGMENTS = new Set([
  '-',
  'api',
  'broadcasting',
  'dashboard',
  'login',
  'signup',
  'forgot-password',
  'verify-code',
  'reset-password',
  'reset-success',
  'favicon.icon',
  'favicon.ico',
  'robots.txt',
]);

const SLUG = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/;

/** True for text that can name a hotel: lower-case letters, digits, `-`, `_`; 64 characters at most. */
export function isSlug(text: string): boolean {
  return SLUG.test(text) && !RESERVED_SEGMENTS.has(text);
}
