import { Category } from '@foyer/shared/contracts/provider/category.ts';
import { number, text } from '@foyer/shared/contracts/provider/record-fields.ts';
import * as z from '@foyer/shared/schema';

/** The state of a link to a listing's details (specification, section 2). */
export const DetailsState = z.object({
  id: z.optional(z.nullable(z.number())),
  category: text,
  name: z.string(),
  image: text,
  description: text,
  phone: text,
  whatsapp: text,
  email: text,
  website: text,
  latitude: number,
  longitude: number,
  booking_link: text,
  childrenData: z.optional(z.nullable(z.array(Category))),
});
export type DetailsState = z.infer<typeof DetailsState>;

/**
 * The maximum characters in a link's state. Browsers refuse a history entry of some megabytes and
 * keep every entry of the tab (SHELL-40).
 */
const MAX_STATE_CHARACTERS = 200_000;
/** The maximum characters of a short text in it: a name or a URL. */
const MAX_SHORT_TEXT = 2048;

/** Returns a name or URL; undefined if it is too long for a link's state. */
export function shortText(text: string | null | undefined): string | null | undefined {
  return text && text.length > MAX_SHORT_TEXT ? undefined : text;
}

/** Returns the characters of `limit` left after `value`; negative if it does not fit. */
function remainingCharacters(value: unknown, limit: number): number {
  if (typeof value === 'string') return limit - value.length;
  if (typeof value !== 'object' || value === null) return limit - 1;
  let left = limit;
  for (const one of Object.values(value)) {
    if (left < 0) break;
    left = remainingCharacters(one, left);
  }
  return left;
}

/** Returns the state that the details page of a listing shows. */
export function detailsOf(listing: Category): DetailsState {
  return {
    id: listing.id,
    category: listing.slug,
    name: listing.name,
    image: listing.image,
    description: listing.description,
    phone: listing.phone,
    whatsapp: listing.whatsapp,
    email: listing.email,
    website: listing.website,
    latitude: listing.latitude,
    longitude: listing.longitude,
    booking_link: listing.booking_link,
    childrenData: listing.children,
  };
}

/** Returns the same as a link's state, without the values that do not fit. */
export function linkStateOf(listing: Category): DetailsState {
  const { description, childrenData, ...facts } = detailsOf(listing);
  const left = remainingCharacters(description, MAX_STATE_CHARACTERS);
  return {
    ...facts,
    category: shortText(facts.category),
    name: facts.name.slice(0, MAX_SHORT_TEXT),
    image: shortText(facts.image),
    phone: shortText(facts.phone),
    whatsapp: shortText(facts.whatsapp),
    email: shortText(facts.email),
    website: shortText(facts.website),
    booking_link: shortText(facts.booking_link),
    description: left < 0 ? undefined : description,
    childrenData:
      remainingCharacters(childrenData, left < 0 ? MAX_STATE_CHARACTERS : left) < 0
        ? undefined
        : childrenData,
  };
}
