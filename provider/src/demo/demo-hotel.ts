import type { categories, hotelSettings, hotels, quickInfos } from '../db/schema/hotels.ts';

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

export const checklistOf = (groups: Record<string, string[]>): DemoHotel['checklist'] =>
  Object.entries(groups).map(([name, items]) => ({ name, items }));

/** Builds a category or listing in a few lines; its slug follows from its name. */
class CategoryBuilder implements DemoCategory {
  readonly name: string;
  readonly slug: string;
  readonly image: string | undefined;
  readonly summary: string;

  constructor(name: string, image: string | undefined, summary: string) {
    this.name = name;
    this.slug = slugOf(name);
    this.image = image;
    this.summary = summary;
  }

  /** Sets the description to one paragraph. */
  text(paragraph: string): this {
    return this.with({ description: `<p>${paragraph}</p>` });
  }

  containing(...children: DemoCategory[]): this {
    return this.with({ children });
  }

  /** Sets fields; `at` is latitude and longitude. */
  with({ at, ...fields }: Partial<DemoCategory> & { at?: [number, number] }): this {
    return Object.assign(this, fields, at && { latitude: at[0], longitude: at[1] });
  }
}

function slugOf(name: string): string {
  const letters = name
    .normalize('NFD')
    .replaceAll(/[\p{Mark}’]/gu, '')
    .replaceAll('&', 'and');
  return (
    letters
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

/** Returns what builds a hotel's categories and the URLs of its media. */
export function demoBuilders(mediaBase: string, slug: string) {
  const file = (name: string) => `${mediaBase}/${slug}/${name}`;
  /** `?w=` lists the available widths. */
  const picture = (name: string) => file(`${name}.avif?w=400,800,1200`);
  const category = (name: string, image: string | null, summary: string) =>
    new CategoryBuilder(name, image === null ? undefined : picture(image), summary);
  return {
    file,
    picture,
    category,
    /** Builds a category of the navigation, whose icon has the name of its slug. */
    section(...values: Parameters<typeof category>) {
      const built = category(...values);
      return built.with({ icon: `${mediaBase}/icons/${built.slug}.svg` });
    },
    /** The settings that both demo hotels have. */
    commonSettings: {
      logo: file('logo.svg'),
      favicon: file('icon.png?w=192,512'),
      banner_video: file('banner.avif?w=390,780,1170,1600'),
      checkin_image: picture('desk'),
      hotel_info_image: picture('case'),
      parking_image: picture('walk'),
      wifi_image: picture('room'),
      additional_amenities_image: picture('spa'),
      contact_info_image: picture('desk'),
      allow_checkin: true,
    },
  };
}
export type DemoBuilders = ReturnType<typeof demoBuilders>;
