import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Defines the labels of the numbers to call. */
export const text = defineTexts({
  public: 'Ambulance, police, fire',
  desk: 'Front desk, at any hour',
  contact: 'Emergency contact of the hotel',
});
