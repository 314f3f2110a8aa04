/**
 * `sizes` of a wide picture (8:5) that covers the window. On a phone the window's height decides.
 * WebKit does not support `max()` in `sizes` and would use a phone's width.
 */
export const COVER_SIZES = '(min-aspect-ratio: 8/5) 100vw, 160vh';

/** `sizes` on the landing page, whose picture fills the upper part of a portrait window. */
export const LANDING_SIZES = `(max-aspect-ratio: 3/4) 103vh, ${COVER_SIZES}`;
