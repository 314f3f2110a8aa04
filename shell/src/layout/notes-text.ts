import { words } from '@foyer/shared/language/words';

/** What the notes say. Not in `text.ts`, which is there before the first paint. */
export const text = words({
  offline: 'You are offline. What you see may be out of date.',
  offlineSignIn: 'You are offline. Signing in needs the network.',
  portal: 'This wifi asks you to sign in first.',
  openPortal: 'Open its sign-in page',
  noAnswer: 'No connection. What you see may be out of date.',
  newer: 'A new version is ready.',
  reload: 'Reload',
});
