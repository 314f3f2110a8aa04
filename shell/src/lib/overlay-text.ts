import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Texts of notes and toasts. Kept out of `text.ts`, which loads before the first paint. */
export const text = defineTexts({
  offline: 'You are offline. What you see may be out of date.',
  offlineSignIn: 'You are offline. Signing in needs the network.',
  portal: 'This wifi asks you to sign in first.',
  openPortal: 'Open its sign-in page',
  noAnswer: 'No connection. What you see may be out of date.',
  newer: 'A new version is ready.',
  reload: 'Reload',
  /** Alt+T moves the keyboard focus to the toasts. */
  region: 'Notifications Alt+T',
  dismiss: 'Dismiss',
  whole: 'Show the whole message',
});
