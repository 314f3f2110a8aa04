import { defineTexts } from '../../language/define-texts.ts';

/** Texts of loading and outdated content. */
export const text = defineTexts({
  loading: 'Loading',
  updated: (time: string) => `Updated ${time}`,
});
