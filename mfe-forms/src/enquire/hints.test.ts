import { expect, test } from 'vitest';
import { text } from '../text.ts';
import { hintOf } from './hints.ts';

const { any, doctor, parking, table } = text.enquiry.hints;
const at = (path: string) => `/grand-plaza/dashboard/${path}`;

test.each([
  ['explore-doctors', 'enquire', doctor],
  ['emergency', 'enquire', doctor],
  ['the-orangery', 'dining/the-orangery/enquire', table],
  ['corner', 'local-area/restaurants/corner/enquire', table],
  ['Parking', 'hotel/quick-info/enquire', parking],
  ['vault-bar', 'hotel/vault-bar/enquire', any],
  ['general', 'enquire', any],
  ['constructor', 'enquire', any],
])('FORM-63 the example of a message about %s at %s fits it', (type, path, hint) => {
  expect(hintOf(type, at(path))).toBe(hint);
});
