import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Texts of the install offer. Kept out of `text.ts`, which every page downloads. */
export const text = defineTexts({
  title: (hotel: string) => `Keep ${hotel} at hand`,
  hint: 'One tap away. No store, no download.',
  install: 'Install',
  later: 'Not now',
});
