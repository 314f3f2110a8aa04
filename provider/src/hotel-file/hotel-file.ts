import { Listing } from '@foyer/shared/contracts/provider/category.ts';
import { ChecklistGroup } from '@foyer/shared/contracts/provider/checklist.ts';
import { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { Amenity, QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import * as field from '@foyer/shared/contracts/provider/record-fields.ts';
import { HotelSettings } from '@foyer/shared/contracts/provider/settings.ts';
import * as z from 'zod/mini';
import {
  advert,
  clock,
  color,
  country,
  hotelSlug,
  image,
  language,
  latitude,
  longitude,
  name,
  order,
  slug,
  synonyms,
  timezone,
} from './rules.ts';

/** The rules of the kinds that an import checks. */
const RULES = new Map<z.ZodMiniType, z.ZodMiniType>([
  [field.color, color],
  [field.picture, image],
  [field.media, image],
]);

/** Replaces each field by the rule of its kind, if there is one. */
function withRules<Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Shape {
  const fields = Object.entries(shape).map(([name, kind]) => [name, RULES.get(kind) ?? kind]);
  return Object.fromEntries(fields) as Shape;
}

const FileSettings = z.strictObject(withRules(HotelSettings.shape));

const FileAmenity = z.strictObject({
  ...z.omit(Amenity, { id: true }).shape,
  name,
  pivot: z.optional(z.strictObject({ description: Amenity.shape.description })),
});

const FileQuickInfo = z.strictObject({
  ...z.omit(QuickInfo, { id: true }).shape,
  additional_amenities: z.optional(z.array(FileAmenity)),
});

const FileListing = z.strictObject({
  ...withRules(z.omit(Listing, { id: true, parent_id: true }).shape),
  name,
  slug,
  latitude,
  longitude,
  advert_type: advert,
  order,
});

/** Describes a category of a file; `order` defaults to the position in the list. */
export type FileCategory = z.infer<typeof FileListing> & {
  children?: FileCategory[] | undefined;
};
const FileCategory: z.ZodMiniType<FileCategory, FileCategory> = z.strictObject({
  ...FileListing.shape,
  children: z.optional(z.array(z.lazy(() => FileCategory))),
}) as unknown as z.ZodMiniType<FileCategory, FileCategory>;

const FileChecklistGroup = z.strictObject({
  ...ChecklistGroup.shape,
  name,
  children: z.optional(z.array(z.strictObject({ name }))),
});

/**
 * Describes a hotel file: the provider's response about a hotel, without the values that the
 * provider sets itself. An omitted field is emptied; an omitted section stays unchanged.
 */
export const HotelFile = z.strictObject({
  $schema: z.optional(z.string()),
  ...z.omit(Hotel, { id: true, admin_id: true, features: true }).shape,
  slug: hotelSlug,
  name,
  country,
  timezone,
  language,
  check_in_time: clock,
  latitude,
  longitude,
  synonyms,
  settings: z.optional(FileSettings),
  quick_info: z.optional(FileQuickInfo),
  categories: z.optional(z.array(FileCategory)),
  checklist: z.optional(z.array(FileChecklistGroup)),
});
export type HotelFile = z.infer<typeof HotelFile>;

/** Returns the file's JSON Schema, which editors use for completion and checks. */
export function hotelSchema(): object {
  return {
    // All editors support draft 7.
    ...z.toJSONSchema(HotelFile, { io: 'input', target: 'draft-7' }),
    title: 'Hotel',
    description: 'A hotel with its settings, quick info, categories and checklist.',
    // VS Code needs both for files that are not named .jsonc.
    allowComments: true,
    allowTrailingCommas: true,
  };
}
