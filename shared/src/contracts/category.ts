import * as z from '@foyer/shared/schema';
import { answerOf } from './answer.ts';
import { number, text } from './record-fields.ts';

/** How a listing is ranked and drawn; anything else sorts last. */
export const ADVERT_TIERS = ['platinum', 'gold', 'silver', 'bronze'] as const;

const categoryShape = {
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  icon: text,
  image: text,
  summary: text,
  description: text,
  phone: text,
  whatsapp: text,
  email: text,
  website: text,
  latitude: number,
  longitude: number,
  booking_link: text,
  parent_id: z.optional(z.nullable(z.number())),
  advert_type: text,
  order: number,
  /** Words to find it by, an addition that other providers may lack. */
  tags: z.optional(z.nullable(z.array(z.string()))),
};

/** A category without what stands below it. */
export const Listing = z.object(categoryShape);

/** A category or listing; `children` have the same shape. */
export type Category = z.infer<typeof Listing> & { children?: Category[] | null | undefined };
export const Category: z.ZodMiniType<Category, Category> = z.extend(Listing, {
  children: z.optional(z.nullable(z.array(z.lazy(() => Category)))),
}) as unknown as z.ZodMiniType<Category, Category>;

export const CategoryAnswer = answerOf(Category);
export const CategoryListAnswer = answerOf(z.array(Category));
export const CategoryTreeAnswer = answerOf(z.object({ categories: z.array(Category) }));
