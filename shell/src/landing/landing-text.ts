import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Texts of the landing page and the splash. */
export const text = defineTexts({
  welcome: (hotel: string) => `Welcome to ${hotel}`,
  signIn: 'Sign In',
  about: 'About the hotel',
  skip: 'Tap to skip',
});
