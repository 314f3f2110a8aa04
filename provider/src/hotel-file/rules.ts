import { DEFAULT_SLUG, isSlug, slugSuggestion } from '@foyer/shared/addresses/slug.ts';
import { invalidValueMessage } from '@foyer/shared/contracts/invalid-value-message.ts';
import { ADVERT_TIERS } from '@foyer/shared/contracts/provider/category.ts';
import { number, text } from '@foyer/shared/contracts/provider/record-fields.ts';
import { didYouMean } from '@foyer/shared/documents/did-you-mean.ts';
import { clockText } from '@foyer/shared/hotel/clock.ts';
import { parseColor } from '@foyer/shared/hotel/color.ts';
import { safeImage } from '@foyer/shared/hotel/theme.ts';
import * as z from 'zod/mini';

/** Maximum of a 32-bit integer column. */
const MAX_ORDER = 2_147_483_647;

type Empty = null | undefined;

/** Creates a rule that accepts empty values. */
const unlessEmpty = <Value>(
  holds: (value: Value) => boolean,
  error: ReturnType<typeof invalidValueMessage>,
) =>
  z.refine<Value | Empty>((value) => value === null || value === undefined || holds(value), error);

/** Appends the closest known value to an error message. */
const withSuggestion = (message: string, known: readonly string[]) => ({
  error: ({ input }: { input?: unknown }) =>
    invalidValueMessage(message).error({ input }) + didYouMean(String(input), known),
});

export const name = z
  .string()
  .check(z.refine((value) => value.trim() !== '', { error: 'is empty' }));

const slugRule = {
  error: ({ input }: { input?: unknown }) =>
    invalidValueMessage('and must be a slug: lower-case letters, digits, - and _').error({
      input,
    }) + slugSuggestion(String(input)),
};
export const slug = z.string().check(z.refine(isSlug, slugRule));

export const hotelSlug = slug.check(
  z.refine(
    (value) => value !== DEFAULT_SLUG,
    invalidValueMessage('which stands for visitors without a hotel'),
  ),
);

/** Accepts only image URLs that the app displays. */
export const image = text.check(
  unlessEmpty(
    (address: string) => safeImage(address) !== undefined,
    invalidValueMessage(
      'and must be an https address, or a path of this site that begins with one /',
    ),
  ),
);

export const color = text.check(
  unlessEmpty(
    (value: string) => parseColor(value) !== undefined,
    invalidValueMessage('and must be a colour like #1e4a6e'),
  ),
);

export const latitude = number.check(
  unlessEmpty(
    (value: number) => Math.abs(value) <= 90,
    invalidValueMessage('and must be between -90 and 90'),
  ),
);
export const longitude = number.check(
  unlessEmpty(
    (value: number) => Math.abs(value) <= 180,
    invalidValueMessage('and must be between -180 and 180'),
  ),
);

export const order = number.check(
  unlessEmpty(
    (value: number) => Number.isInteger(value) && Math.abs(value) <= MAX_ORDER,
    invalidValueMessage('and must be a whole number'),
  ),
);

export const advert = text.check(
  unlessEmpty(
    (value: string) => (ADVERT_TIERS as readonly string[]).includes(value),
    withSuggestion(`and can only be ${ADVERT_TIERS.join(', ')}`, ADVERT_TIERS),
  ),
);

export const timezone = text.check(
  unlessEmpty(isZone, withSuggestion('and must be a time zone like Europe/London', timeZones())),
);

/** Accepts a language tag that pages and date formatters support. */
export const language = text.check(
  unlessEmpty(
    isLanguage,
    invalidValueMessage('and must be the tag of a language, like en, pt-BR or ar'),
  ),
);

export const clock = text.check(
  unlessEmpty(
    (value: string) => clockText(value) === value,
    invalidValueMessage('and must be a time of day in 24 hours, like 15:00'),
  ),
);

/** Checks that the language has a known name, since any letters form a valid tag. */
function isLanguage(value: string): boolean {
  try {
    const { language, baseName } = new Intl.Locale(value);
    return baseName === value && languageNames.of(language) !== undefined;
  } catch {
    return false;
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

function timeZones(): string[] {
  return Intl.supportedValuesOf('timeZone');
}
