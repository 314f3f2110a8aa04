/** Names of a hotel's icons: square, with the width in pixels at the end. */
export const ICON_NAMES = [
  'any-192',
  'any-512',
  'maskable-512',
  'apple-180',
  'quick-info-192',
  'chat-192',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Pictures and colours that a hotel's icons are drawn from. */
export type IconInput = {
  /** Candidates, the first readable one is used; untrusted bytes, maybe no pictures at all. */
  pictures: Uint8Array<ArrayBuffer>[];
  /** Fallback for the pictures: one capital letter, or nothing. */
  initial: string;
  /** The hotel's own colour, as `#rrggbb`. */
  color: string;
};

/** The PNG files. */
export type Icons = Record<IconName, Uint8Array<ArrayBuffer>>;

/** Size of a social card, in pixels. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

/** Input of a social card: an icon's input, and the banner if any. */
export type SocialCardInput = IconInput & { banner: Uint8Array<ArrayBuffer> | null };

/** The JPEG file. */
export type SocialCard = { socialCard: Uint8Array<ArrayBuffer> };
