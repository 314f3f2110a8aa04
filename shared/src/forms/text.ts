import { defineTexts } from '../language/define-texts.ts';

/** Texts of every form, including the login's. */
export const text = defineTexts({
  slow: 'This takes longer than usual. Please keep this page open.',
  wait: (time: string) => `Too many tries. You can try again in ${time}.`,
});
