import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Texts of the dashboard layout. */
export const text = defineTexts({
  skip: 'Skip to content',
  back: 'Back',
  backTo: (page: string) => `Back to ${page}`,
  noHotel: {
    title: 'Your account has no hotel',
    hint: 'Please ask at the front desk, or sign in with another account.',
  },
});
