import { defineTexts } from '../../language/define-texts.ts';

/**
 * Texts of the password field. Kept out of `text.ts`, so that the login bundles no other field's texts.
 */
export const text = defineTexts({
  show: 'Show password',
  hide: 'Hide password',
});
