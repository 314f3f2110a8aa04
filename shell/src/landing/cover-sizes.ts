/**
 * Drawn width of a wide picture (8:5) that covers the whole window: on a phone its height decides.
 * WebKit refuses `max()` in `sizes`, and then takes a phone's width.
 */
export const COVER_SIZES = '(min-aspect-ratio: 8/5) 100vw, 160vh';

/** The same on the landing, whose picture stands in the upper part of a portrait window. */
export const LANDING_SIZES = `(max-aspect-ratio: 3/4) 103vh, ${COVER_SIZES}`;
