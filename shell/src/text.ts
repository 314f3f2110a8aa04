import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/**
 * Texts of the shell that any page may need, verbatim where docs/behaviour.md quotes them. Texts of
 * lazily loaded code are in separate files.
 */
export const text = defineTexts({
  root: { title: 'Welcome', wait: 'One moment, we are opening your hotel.' },
  start: {
    failed: 'This page did not open. Reload it, or try again in a moment.',
    reload: 'Reload',
  },
  hotel: {
    failed: 'Failed to fetch hotel data',
    unknown: 'We do not know this hotel',
    unknownHint: 'Please check the address, or scan the code in your room again.',
  },
  notFound: {
    name: 'Page not found',
    title: 'There is nothing at this address',
    hint: 'The page may have moved, or the link was not complete.',
  },
  notAvailable: {
    name: 'Not available',
    title: 'This is not available at this hotel',
    hint: 'The hotel does not offer this page in the app. At the front desk they can tell you more.',
  },
  wayHome: { signedIn: 'Back to the hotel', signedOut: 'Go to Sign In' },
});
