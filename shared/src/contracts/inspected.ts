/** Element ids of what only pages have that can be inspected: the JSON of the parts, and the button. */
export const PARTS_ELEMENT = 'foyer-parts';
export const INSPECT_BUTTON = 'foyer-inspect';

/** A release as a page may run it. */
type InspectedRelease = {
  version: string;
  /** Where its files are. */
  base: string;
  /** Where they come from, unless that is the store or says itself. */
  source?: string;
  /** Bytes of its files, by their path below the base. */
  files: Record<string, number>;
};

/** The shell or a remote of a page. */
export type InspectedPart = {
  name: string;
  /** The one to run, then what it may fall back to. */
  releases: [InspectedRelease, ...InspectedRelease[]];
  /** The addresses of its screens. */
  mounts: string[];
};

/** What the page of a hotel is made of, as the gateway inlines it for the inspector. */
export type Inspected = { hotel: string; composition: string; parts: InspectedPart[] };
