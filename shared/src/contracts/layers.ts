/** Cascade layers of every page, weakest first: what gateway, shell and remotes agree on. */
export const LAYERS = ['base', 'ui', 'screen'] as const;

export type Layer = (typeof LAYERS)[number];

/** Said by the page and again by every sheet: whichever a document sees first, the order is this. */
export const LAYER_ORDER = `@layer ${LAYERS.join(',')};`;
