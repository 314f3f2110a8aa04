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

/** The state of a link to the details of a listing. */
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
