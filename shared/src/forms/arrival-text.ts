import { defineTexts } from '../language/define-texts.ts';

/** Texts of the arrival time field, apart from `text.ts`, which the login bundles whole. */
export const text = defineTexts({
  from: (time: string) => `Check-in from ${time}`,
  hotelTime: 'Hotel time',
});
