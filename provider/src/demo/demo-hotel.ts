import type { categories, hotelSettings, hotels, quickInfos } from '../db/schema.ts';

type Without<Row, Keys extends string> = Omit<Row, 'id' | 'hotel_id' | Keys>;

/** A category as the demo data writes it: its order is its place, its children stand inside. */
export type DemoCategory = Without<typeof categories.$inferInsert, 'parent_id' | 'order'> & {
  children?: DemoCategory[];
};

/** A whole hotel, ready to be stored. */
export type DemoHotel = {
  hotel: Without<typeof hotels.$inferInsert, never>;
  settings: Without<typeof hotelSettings.$inferInsert, never>;
  quickInfo: Without<typeof quickInfos.$inferInsert, never>;
  /** What the hotel says about an amenity, by the amenity's name. */
  amenities: { name: string; description: string; here: string }[];
  categories: DemoCategory[];
  /** What can be prepared for an arrival; the order is the place. */
  checklist: { name: string; items: string[] }[];
  guest: { name: string; email: string; phone: string };
  admin: { email: string };
};

/** Addresses of a hotel's pictures; `?w=` lists the widths that there are. */
export function pictures(mediaBase: string, slug: string) {
  return {
    banner: `${mediaBase}/${slug}/banner.avif?w=390,780,1170,1600`,
    picture: (name: string) => `${mediaBase}/${slug}/${name}.avif?w=400,800,1200`,
    file: (name: string) => `${mediaBase}/${slug}/${name}`,
    icon: (name: string) => `${mediaBase}/icons/${name}.svg`,
  };
}
