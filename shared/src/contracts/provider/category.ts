import * as z from '@foyer/shared/schema';
import { flag, number, picture, requiredLabel, richText, text } from './record-fields.ts';
import { responseOf } from './response.ts';

/** The tiers that rank and style a listing; any other value sorts last. */
export const ADVERT_TIERS = ['platinum', 'gold', 'silver', 'bronze'] as const;

const categoryShape = {
  id: z.number(),
  name: requiredLabel,
  slug: requiredLabel,
  icon: picture,
  image: picture,
  summary: text,
  description: richText,
  phone: text,
  whatsapp: text,
  email: text,
  website: text,
  latitude: number,
  longitude: number,
  booking_link: text,
  parent_id: z.nullish(z.number()),
  advert_type: text,
  /** True for the hotel's own offer, which is ranked like an advert and not labelled as one. */
  own: flag,
  order: number,
  /** Search keywords, an addition that other providers may lack. */
  tags: z.nullish(z.array(z.string())),
};

/** A category without its children. */
export const Listing = z.object(categoryShape);

/** A category or listing; `children` have the same shape. */
export type Category = z.infer<typeof Listing> & { children?: Category[] | null | undefined };
export const Category: z.ZodMiniType<Category, Category> = z.extend(Listing, {
  children: z.nullish(z.array(z.lazy(() => Category))),
}) as unknown as z.ZodMiniType<Category, Category>;

export const CategoryResponse = responseOf(Category);
export const CategoryListResponse = responseOf(z.array(Category));
export const CategoryTreeResponse = responseOf(z.object({ categories: z.array(Category) }));
