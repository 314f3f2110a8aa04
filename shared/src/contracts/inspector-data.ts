/** Element ids that only inspectable pages have: the inlined JSON, and the button. */
export const INSPECTOR_DATA_ELEMENT = 'foyer-inspector-data';
export const INSPECT_BUTTON = 'foyer-inspect';

/** Path of the licences of the npm packages in the inspector. */
export const INSPECTOR_LICENCES_PATH = '/-/inspector-licences.txt';

/** A release that a page may run. */
type InspectedRelease = {
  version: string;
  /** URL path of its files. */
  base: string;
  /** Origin of the files, unless that is the release store or part of `base`. */
  source?: string;
  /** Sizes in bytes by path below `base`. */
  files: Record<string, number>;
};

/** The shell or a remote of a page. */
export type InspectedModule = {
  name: string;
  /** The fallback chain: the release to run, then the others. */
  releases: [InspectedRelease, ...InspectedRelease[]];
  /** Path patterns of its screens. */
  mounts: string[];
};

/** The modules of a page, which the gateway inlines for the inspector. */
export type Inspected = { hotel: string; composition: string; modules: InspectedModule[] };
