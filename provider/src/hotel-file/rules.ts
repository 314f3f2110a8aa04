import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug';
import { ADVERT_TIERS } from '@foyer/shared/contracts/category';
import { number, text } from '@foyer/shared/contracts/record-fields';
import { said } from '@foyer/shared/contracts/said';
import { didYouMean, slugMeant } from '@foyer/shared/documents/did-you-mean';
import { clockText } from '@foyer/shared/hotel/clock';
import { parseColor } from '@foyer/shared/hotel/color';
import { safeImage } from '@foyer/shared/hotel/theme';
import * as z from 'zod/mini';

/** What a 32-bit column holds. */
const LARGEST_ORDER = 2_147_483_647;

type Left = null | undefined;

/** A rule of what was given; what was left empty keeps to every rule. */
const rule = <Value>(holds: (value: Value) => boolean, error: ReturnType<typeof said>) =>
  z.refine<Value | Left>((value) => value === null || value === undefined || holds(value), error);

/** The end of a sentence that begins with what stands there, and what was probably meant. */
const meant = (words: string, known: readonly string[]) => ({
  error: ({ input }: { input?: unknown }) =>
    said(words).error({ input }) + didYouMean(String(input), known),
});

export const name = z
  .string()
  .check(z.refine((value) => value.trim() !== '', { error: 'is empty' }));

const slugRule = {
  error: ({ input }: { input?: unknown }) =>
    said('and must be a slug: lower-case letters, digits, - and _').error({ input }) +
    slugMeant(String(input)),
};
export const slug = z.string().check(z.refine(isSlug, slugRule));

export const hotelSlug = slug.check(
  z.refine((value) => value !== DEFAULT_SLUG, said('which stands for visitors without a hotel')),
);

/** Where the app would show nothing, or could be made to show something else, it is refused. */
export const image = text.check(
  rule(
    (address: string) => safeImage(address) !== undefined,
    said('and must be an https address, or a path of this site that begins with one /'),
  ),
);

export const color = text.check(
  rule(
    (value: string) => parseColor(value) !== undefined,
    said('and must be a colour like #1e4a6e'),
  ),
);

export const latitude = number.check(
  rule((value: number) => Math.abs(value) <= 90, said('and must be between -90 and 90')),
);
export const longitude = number.check(
  rule((value: number) => Math.abs(value) <= 180, said('and must be between -180 and 180')),
);

export const order = number.check(
  rule(
    (value: number) => Number.isInteger(value) && Math.abs(value) <= LARGEST_ORDER,
    said('and must be a whole number'),
  ),
);

export const advert = text.check(
  rule(
    (value: string) => (ADVERT_TIERS as readonly string[]).includes(value),
    meant(`and can only be ${ADVERT_TIERS.join(', ')}`, ADVERT_TIERS),
  ),
);

export const timezone = text.check(
  rule(isZone, meant('and must be a time zone like Europe/London', zones())),
);

/** The plain name of a language, which every page and every formatter of dates takes. */
export const language = text.check(
  rule(isLanguage, said('and must be the tag of a language, like en, pt-BR or ar')),
);

export const clock = text.check(
  rule(
    (value: string) => clockText(value) === value,
    said('and must be a time of day in 24 hours, like 15:00'),
  ),
);

/** A tag may have any letters; this machine knows by what name a language is called. */
function isLanguage(value: string): boolean {
  try {
    const { language, baseName } = new Intl.Locale(value);
    return baseName === value && names.of(language) !== undefined;
  } catch {
    return false;
  }
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

function zones(): string[] {
  return Intl.supportedValuesOf('timeZone');
}
