/** A self-hosted font family and the typography of its titles. */
export type KnownFont = {
  family: string;
  /** The family of titles; by default the family itself. */
  display?: string;
  displayWeight: number;
  displayTracking?: string;
  /** CSS `word-spacing`, for a family whose space is too narrow in labels. */
  wordSpacing?: string;
};

/** Families that the shell ships; any other `font_family` falls back to the system font. */
export const KNOWN_FONTS: readonly KnownFont[] = [
  { family: 'Figtree', display: 'Marcellus', displayWeight: 400 },
  {
    family: 'Plus Jakarta Sans',
    displayWeight: 650,
    displayTracking: '-0.022em',
    wordSpacing: '0.07em',
  },
];

/** Returns the font of a `font_family` setting; of a CSS list the first name counts. */
export function fontOf(setting: string | null | undefined): KnownFont | undefined {
  const first = setting
    ?.split(',')[0]
    ?.trim()
    .replaceAll(/^["']|["']$/g, '')
    .toLowerCase();
  return KNOWN_FONTS.find((font) => font.family.toLowerCase() === first);
}
