/** Every icon that is drawn of a hotel: square, as many pixels wide as its name says. */
export const ICON_NAMES = [
  'any-192',
  'any-512',
  'maskable-512',
  'apple-180',
  'quick-info-192',
  'chat-192',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** What a hotel's icons are drawn from. */
export type IconOrder = {
  /** The first that makes a readable icon is taken; bytes of anybody, maybe no pictures at all. */
  pictures: Uint8Array<ArrayBuffer>[];
  /** Stands in for them: one capital letter, or nothing. */
  initial: string;
  /** The hotel's own colour, as `#rrggbb`. */
  color: string;
};

/** The PNG files. */
export type Icons = Record<IconName, Uint8Array<ArrayBuffer>>;

/** The size of what messengers show of a link, in pixels. */
export const PREVIEW = { width: 1200, height: 630 };

/** What it is drawn from: the banner where there is one, else as an icon is. */
export type PreviewOrder = IconOrder & { banner: Uint8Array<ArrayBuffer> | null };

/** The JPEG file. */
export type Preview = { preview: Uint8Array<ArrayBuffer> };
