import { Category, Listing } from '@foyer/shared/contracts/provider/category.ts';
import { text } from '@foyer/shared/contracts/provider/record-fields.ts';
import * as z from '@foyer/shared/schema';

const { name, image, description, phone, whatsapp, email, website } = Listing.shape;
const { latitude, longitude, booking_link } = Listing.shape;

/** The state of a link to a listing's details (specification, section 2). */
export const DetailsState = z.object({
  id: z.optional(z.nullable(z.number())),
  category: text,
  ...{ name, image, description, phone, whatsapp, email, website },
  ...{ latitude, longitude, booking_link },
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
  const { id, slug: category, children: childrenData, name, image, description } = listing;
  const { phone, whatsapp, email, website, latitude, longitude, booking_link } = listing;
  const contact = { phone, whatsapp, email, website, latitude, longitude, booking_link };
  return { id, category, name, image, description, ...contact, childrenData };
}

/** Returns the same as a link's state, without the values that do not fit. */
export function linkStateOf(listing: Category): DetailsState {
  const { description, childrenData, ...facts } = detailsOf(listing);
  const left = remainingCharacters(description, MAX_STATE_CHARACTERS);
  const leftForChildren = left < 0 ? MAX_STATE_CHARACTERS : left;
  const fits = remainingCharacters(childrenData, leftForChildren) >= 0;
  const short = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? shortText(value) : value,
  ]);
  return {
    ...(Object.fromEntries(short) as typeof facts),
    name: facts.name.slice(0, MAX_SHORT_TEXT),
    description: left < 0 ? undefined : description,
    childrenData: fits ? childrenData : undefined,
  };
}
