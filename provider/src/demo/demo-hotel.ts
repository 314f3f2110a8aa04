import type { FileCategory } from '../hotel-file/hotel-file.ts';

/** Builds an amenity from its name, the description that hotels share, and the hotel's own. */
export const amenity = (name: string, description: string, own: string) => ({
  name,
  description,
  pivot: { description: own },
});

export const checklistOf = (groups: Record<string, string[]>) =>
  Object.entries(groups).map(([name, items]) => ({
    name,
    children: items.map((item) => ({ name: item })),
  }));

/** A category or listing with functions that return it with more fields. */
type DemoCategory = FileCategory & {
  /** Sets the description to one paragraph. */
  text: (paragraph: string) => DemoCategory;
  containing: (...children: FileCategory[]) => DemoCategory;
  /** Sets fields; `at` is latitude and longitude. */
  with: (fields: Partial<FileCategory> & { at?: [number, number] }) => DemoCategory;
};

function extensible(category: FileCategory): DemoCategory {
  const having = (fields: Partial<FileCategory>) => extensible({ ...category, ...fields });
  return {
    ...category,
    text: (paragraph) => having({ description: `<p>${paragraph}</p>` }),
    containing: (...children) => having({ children }),
    with: ({ at, ...fields }) =>
      having({ ...fields, ...(at && { latitude: at[0], longitude: at[1] }) }),
  };
}

function slugOf(name: string): string {
  const words = name.toLowerCase().replaceAll('&', 'and').replaceAll('’', '');
  return words.match(/[a-z0-9]+/g)?.join('-') ?? '';
}

/** Returns what builds a hotel's categories and the URLs of its media. */
export function demoBuilders(mediaBase: string, slug: string) {
  const file = (name: string) => `${mediaBase}/${slug}/${name}`;
  /** `?w=` lists the available widths. */
  const picture = (name: string) => file(`${name}.avif?w=400,800,1200`);
  /** Builds a category, whose slug follows from its name. */
  const category = (name: string, image: string | null, summary: string) =>
    extensible({ name, slug: slugOf(name), image: image && picture(image), summary });
  return {
    file,
    picture,
    category,
    /** Builds a category of the navigation, whose icon has the name of its slug. */
    section(...values: Parameters<typeof category>) {
      const built = category(...values);
      return built.with({ icon: `${mediaBase}/icons/${built.slug}.svg` });
    },
    /** The settings that all demo hotels have. */
    commonSettings: {
      logo: file('logo.svg'),
      favicon: file('icon.png?w=192,512'),
      banner_video: file('banner.avif?w=390,780,1170,1600'),
      checkin_image: picture('desk'),
      hotel_info_image: picture('key'),
      parking_image: picture('parking'),
      wifi_image: picture('laptop'),
      additional_amenities_image: picture('library'),
      contact_info_image: picture('telephone'),
      allow_checkin: true,
    },
  };
}
export type DemoBuilders = ReturnType<typeof demoBuilders>;
