import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Texts of the dashboard's layout: its header, navigation and user menu. */
export const text = defineTexts({
  hotel: 'Hotel',
  logo: 'Logo',
  menuOf: (name: string) => `Menu of ${name}`,
  user: 'User',
  guest: 'Guest',
  skip: 'Skip to content',
  back: 'Back',
  backTo: (page: string) => `Back to ${page}`,
  noHotel: {
    title: 'Your account has no hotel',
    hint: 'Please ask at the front desk, or sign in with another account.',
  },
  logout: 'Logout',
});
