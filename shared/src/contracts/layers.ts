/** The cascade layers of every page, weakest first, shared by gateway, shell and remotes. */
export const LAYERS = ['base', 'ui', 'screen'] as const;

export type Layer = (typeof LAYERS)[number];

/** Declares the order of the layers; the page and every sheet begin with it, so load order is free. */
export const LAYER_ORDER = `@layer ${LAYERS.join(',')};`;
