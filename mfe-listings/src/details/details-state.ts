import { Category } from '@foyer/shared/contracts/category';
import { number, text } from '@foyer/shared/contracts/record-fields';
import * as z from '@foyer/shared/schema';

/** What a link to a listing's details carries in its state (specification, section 2). */
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
 * Characters that a link brings along: a browser refuses a history entry of some megabytes, and
 * keeps every entry of the tab (SHELL-40).
 */
const ROOM = 200_000;
/** Of one of its short texts, addresses included. */
const SHORT_TEXT = 2048;

/** A name or an address as a link may bring it along: one that no page would show is left out. */
export function brief(text: string | null | undefined): string | null | undefined {
  return text && text.length > SHORT_TEXT ? undefined : text;
}

/** What of `room` characters is left once `value` is in; negative where it does not fit. */
function roomAfter(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length;
  if (typeof value !== 'object' || value === null) return room - 1;
  let left = room;
  for (const one of Object.values(value)) {
    if (left < 0) break;
    left = roomAfter(one, left);
  }
  return left;
}

/** What the details of a listing show. */
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

/** The same as the state of a link to them: what has no room is left out. */
export function linkStateOf(listing: Category): DetailsState {
  const { description, childrenData, ...facts } = detailsOf(listing);
  const left = roomAfter(description, ROOM);
  return {
    ...facts,
    category: brief(facts.category),
    name: facts.name.slice(0, SHORT_TEXT),
    image: brief(facts.image),
    phone: brief(facts.phone),
    whatsapp: brief(facts.whatsapp),
    email: brief(facts.email),
    website: brief(facts.website),
    booking_link: brief(facts.booking_link),
    description: left < 0 ? undefined : description,
    childrenData: roomAfter(childrenData, left < 0 ? ROOM : left) < 0 ? undefined : childrenData,
  };
}
