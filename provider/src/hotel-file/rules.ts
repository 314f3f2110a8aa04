import { DEFAULT_SLUG, isSlug, slugSuggestion } from '@foyer/shared/addresses/slug.ts';
import { invalidValueMessage } from '@foyer/shared/contracts/invalid-value-message.ts';
import { ADVERT_TIERS } from '@foyer/shared/contracts/provider/category.ts';
import { number, text } from '@foyer/shared/contracts/provider/record-fields.ts';
import { didYouMean } from '@foyer/shared/documents/did-you-mean.ts';
import { clockText } from '@foyer/shared/hotel/clock.ts';
import { parseColor } from '@foyer/shared/hotel/color.ts';
import { safeImage } from '@foyer/shared/hotel/theme.ts';
import * as z from 'zod/mini';
import { countrySuggestion, isCountry } from './countries.ts';

/** Maximum of a 32-bit integer column. */
const MAX_ORDER = 2_147_483_647;

/** Bounds of the synonyms, which every page of the hotel holds. */
const SYNONYM_GROUPS = 40;
const GROUP_WORDS = 12;
const SYNONYM_LENGTH = 40;

/** Rejects a value with a message, to which `suggest` may add the end of the sentence. */
const rule = <Value>(
  holds: (value: Value) => boolean,
  message: string,
  suggest: (input: string) => string = () => '',
) =>
  z.refine<Value>(holds, {
    error: ({ input }) => invalidValueMessage(message).error({ input }) + suggest(String(input)),
  });

const unlessEmpty =
  <Value>(holds: (value: Value) => boolean) =>
  (value: Value | null | undefined) =>
    value === null || value === undefined || holds(value);

const textWhere = (
  holds: (value: string) => boolean,
  message: string,
  suggest?: (input: string) => string,
) => text.check(rule(unlessEmpty(holds), message, suggest));

const nearestOf = (known: readonly string[]) => (input: string) => didYouMean(input, known);

const numberWhere = (holds: (value: number) => boolean, message: string) =>
  number.check(rule(unlessEmpty(holds), message));

export const name = z
  .string()
  .check(z.refine((value) => value.trim() !== '', { error: 'is empty' }));

export const slug = z
  .string()
  .check(rule(isSlug, 'and must be a slug: lower-case letters, digits, - and _', slugSuggestion));

export const hotelSlug = slug.check(
  rule((value) => value !== DEFAULT_SLUG, 'which stands for visitors without a hotel'),
);

/** Accepts only image URLs that the app displays. */
export const image = textWhere(
  (address) => safeImage(address) !== undefined,
  'and must be an https address, or a path of this site that begins with one /',
);

export const color = textWhere(
  (value) => parseColor(value) !== undefined,
  'and must be a colour like #1e4a6e',
);

export const latitude = numberWhere(
  (value) => Math.abs(value) <= 90,
  'and must be between -90 and 90',
);

export const longitude = numberWhere(
  (value) => Math.abs(value) <= 180,
  'and must be between -180 and 180',
);

export const order = numberWhere(
  (value) => Number.isInteger(value) && Math.abs(value) <= MAX_ORDER,
  'and must be a whole number',
);

export const advert = textWhere(
  (value) => (ADVERT_TIERS as readonly string[]).includes(value),
  `and can only be ${ADVERT_TIERS.join(', ')}`,
  nearestOf(ADVERT_TIERS),
);

export const timezone = textWhere(
  isZone,
  'and must be a time zone like Europe/London',
  nearestOf(Intl.supportedValuesOf('timeZone')),
);

/** Accepts a language tag that pages and date formatters support. */
export const language = textWhere(
  isLanguage,
  'and must be the tag of a language, like en, pt-BR or ar',
);

export const country = textWhere(
  isCountry,
  'and must be the ISO 3166-1 code of a country, like GB or IE',
  countrySuggestion,
);

/** Holds synonyms for search: groups of words with the same meaning. */
export const synonyms = z.nullish(
  z
    .array(
      z
        .array(
          name.check(z.maxLength(SYNONYM_LENGTH, `is longer than ${SYNONYM_LENGTH} characters`)),
        )
        .check(
          z.minLength(2, 'needs two words with the same meaning'),
          z.maxLength(GROUP_WORDS, `holds more than ${GROUP_WORDS} words`),
        ),
    )
    .check(z.maxLength(SYNONYM_GROUPS, `holds more than ${SYNONYM_GROUPS} groups`)),
);

export const clock = textWhere(
  (value) => clockText(value) === value,
  'and must be a time of day in 24 hours, like 15:00',
);

/** Checks that the language has a known name, since any letters form a valid tag. */
function isLanguage(value: string): boolean {
  try {
    const { language, baseName } = new Intl.Locale(value);
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return baseName === value && names.of(language) !== undefined;
  } catch {
    return false;
  }
}

function isZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
