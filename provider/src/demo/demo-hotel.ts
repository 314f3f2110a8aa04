import type { categories, hotelSettings, hotels, quickInfos } from '../db/schema.ts';

type Without<Row, Keys extends string> = Omit<Row, 'id' | 'hotel_id' | Keys>;

/** Describes a category of the demo data; its position in the list is its `order`. */
export type DemoCategory = Without<typeof categories.$inferInsert, 'parent_id' | 'order'> & {
  children?: DemoCategory[];
};

/** Describes a complete demo hotel. */
export type DemoHotel = {
  hotel: Without<typeof hotels.$inferInsert, never>;
  settings: Without<typeof hotelSettings.$inferInsert, never>;
  quickInfo: Without<typeof quickInfos.$inferInsert, never>;
  /** Amenities with the shared and the hotel's own description. */
  amenities: { name: string; description: string; hotelDescription: string }[];
  categories: DemoCategory[];
  /** Groups of the pre-arrival checklist, in display order. */
  checklist: { name: string; items: string[] }[];
  guest: { name: string; email: string; phone: string };
  admin: { email: string };
};

/** Builds the URLs of a hotel's pictures; `?w=` lists the available widths. */
export function pictures(mediaBase: string, slug: string) {
  return {
    banner: `${mediaBase}/${slug}/banner.avif?w=390,780,1170,1600`,
    picture: (name: string) => `${mediaBase}/${slug}/${name}.avif?w=400,800,1200`,
    file: (name: string) => `${mediaBase}/${slug}/${name}`,
    icon: (name: string) => `${mediaBase}/icons/${name}.svg`,
  };
}
