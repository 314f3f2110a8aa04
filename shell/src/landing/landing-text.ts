import { words } from '@foyer/shared/language/words';

/** What the landing and the splash say. */
export const text = words({
  welcome: (hotel: string) => `Welcome to ${hotel}`,
  signIn: 'Sign In',
  about: 'About the hotel',
  skip: 'Tap to skip',
});
