/** A self-hosted family and how titles are set beside it. */
export type KnownFont = {
  family: string;
  /** The family of titles; without one the family is its own companion. */
  display?: string;
  displayWeight: number;
  displayTracking: string;
  /** Added between words, for a family whose own space is too narrow at the size of labels. */
  wordSpacing: string;
};

/** Families the shell ships; a hotel's `font_family` that is not here falls back to the system's. */
export const KNOWN_FONTS: readonly KnownFont[] = [
  {
    family: 'Figtree',
    display: 'Marcellus',
    displayWeight: 400,
    displayTracking: '0',
    wordSpacing: '0',
  },
  {
    family: 'Plus Jakarta Sans',
    displayWeight: 650,
    displayTracking: '-0.022em',
    wordSpacing: '0.07em',
  },
];

/** Looks a `font_family` setting up; it may be a whole CSS list, whose first name counts. */
export function knownFont(setting: string | null | undefined): KnownFont | undefined {
  const first = setting
    ?.split(',')[0]
    ?.trim()
    .replaceAll(/^["']|["']$/g, '')
    .toLowerCase();
  return KNOWN_FONTS.find((font) => font.family.toLowerCase() === first);
}
