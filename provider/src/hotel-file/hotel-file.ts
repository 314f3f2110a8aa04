import { Listing } from '@foyer/shared/contracts/category';
import { ChecklistGroup } from '@foyer/shared/contracts/checklist';
import { Hotel } from '@foyer/shared/contracts/hotel';
import { Amenity, QuickInfo } from '@foyer/shared/contracts/quick-info';
import { HotelSettings } from '@foyer/shared/contracts/settings';
import * as z from 'zod/mini';
import {
  advert,
  clock,
  color,
  hotelSlug,
  image,
  language,
  latitude,
  longitude,
  name,
  order,
  slug,
  timezone,
} from './rules.ts';

/** Nothing that the provider gives by itself, like ids, and no key that it does not know. */
const SettingsOfFile = z.strictObject({
  ...HotelSettings.shape,
  primary_color: color,
  secondary_color: color,
  logo: image,
  favicon: image,
  flash_screen_video: image,
  banner_video: image,
  checkin_image: image,
  pre_arrival_image: image,
  hotel_info_image: image,
  parking_image: image,
  wifi_image: image,
  additional_amenities_image: image,
  contact_info_image: image,
});

const AmenityOfFile = z.strictObject({
  ...z.omit(Amenity, { id: true }).shape,
  name,
  pivot: z.optional(z.strictObject({ description: Amenity.shape.description })),
});

const QuickInfoOfFile = z.strictObject({
  ...z.omit(QuickInfo, { id: true }).shape,
  additional_amenities: z.optional(z.array(AmenityOfFile)),
});

const ListingOfFile = z.strictObject({
  ...z.omit(Listing, { id: true, parent_id: true }).shape,
  name,
  slug,
  icon: image,
  image,
  latitude,
  longitude,
  advert_type: advert,
  order,
});

/** A category as a file has it; without an `order` its place in the list is its order. */
export type CategoryOfFile = z.infer<typeof ListingOfFile> & {
  children?: CategoryOfFile[] | undefined;
};
const CategoryOfFile: z.ZodMiniType<CategoryOfFile, CategoryOfFile> = z.strictObject({
  ...ListingOfFile.shape,
  children: z.optional(z.array(z.lazy(() => CategoryOfFile))),
}) as unknown as z.ZodMiniType<CategoryOfFile, CategoryOfFile>;

const GroupOfFile = z.strictObject({
  ...ChecklistGroup.shape,
  name,
  children: z.optional(z.array(z.strictObject({ name }))),
});

/**
 * A hotel as a file has it: what the provider answers about it, without what it gives by itself.
 * A field that is left out is empty; a section that is left out stays as it is.
 */
export const HotelFile = z.strictObject({
  $schema: z.optional(z.string()),
  ...z.omit(Hotel, { id: true, admin_id: true, features: true }).shape,
  slug: hotelSlug,
  name,
  timezone,
  language,
  check_in_time: clock,
  latitude,
  longitude,
  settings: z.optional(SettingsOfFile),
  quick_info: z.optional(QuickInfoOfFile),
  categories: z.optional(z.array(CategoryOfFile)),
  checklist: z.optional(z.array(GroupOfFile)),
});
export type HotelFile = z.infer<typeof HotelFile>;

/** The JSON Schema of the file, by which editors complete and check it. */
export function hotelSchema(): object {
  return {
    // The draft that all editors know.
    ...z.toJSONSchema(HotelFile, { io: 'input', target: 'draft-7' }),
    title: 'Hotel',
    description: 'A hotel with its settings, quick info, categories and checklist.',
    // VS Code takes both from here, since the file is no .jsonc by its name.
    allowComments: true,
    allowTrailingCommas: true,
  };
}
