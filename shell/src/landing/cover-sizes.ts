/**
 * Drawn width of a wide picture (8:5) that covers the whole window: on a phone its height decides.
 * WebKit refuses `max()` in `sizes`, and then takes a phone's width.
 */
export const COVER_SIZES = '(min-aspect-ratio: 8/5) 100vw, 160vh';
