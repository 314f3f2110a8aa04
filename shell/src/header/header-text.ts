import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Texts of the header, the navigation and the user menu. */
export const text = defineTexts({
  hotel: 'Hotel',
  logo: 'Logo',
  menuOf: (name: string) => `Menu of ${name}`,
  user: 'User',
  guest: 'Guest',
});
