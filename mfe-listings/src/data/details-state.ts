import { Category, Listing } from '@foyer/shared/contracts/provider/category.ts';
import { text } from '@foyer/shared/contracts/provider/record-fields.ts';
import * as z from '@foyer/shared/schema';

const { name, image, phone, whatsapp, email, website } = Listing.shape;
const { latitude, longitude, booking_link } = Listing.shape;

/** The fields of a listing that are short in every real record. */
const Facts = z.object({
  id: z.optional(z.nullable(z.number())),
  ...{ name, image, phone, whatsapp, email, website },
  ...{ latitude, longitude, booking_link },
});

/** The state of a link to a listing's details (specification, section 2). */
export const DetailsState = z.extend(Facts, {
  category: text,
  description: Listing.shape.description,
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

/** Returns the state of a link to a listing's details, without the values that do not fit. */
export function linkStateOf({ slug, description, children, ...facts }: Category): DetailsState {
  const short = Object.entries(z.parse(Facts, facts)).map(([field, value]) => [
    field,
    typeof value === 'string' ? shortText(value) : value,
  ]);
  const left = MAX_STATE_CHARACTERS - (description?.length ?? 0);
  const leftForChildren = left < 0 ? MAX_STATE_CHARACTERS : left;
  const childrenFit = JSON.stringify(children ?? null).length <= leftForChildren;
  return {
    ...Object.fromEntries(short),
    name: facts.name.slice(0, MAX_SHORT_TEXT),
    category: slug,
    description: left < 0 ? undefined : description,
    childrenData: childrenFit ? children : undefined,
  };
}
