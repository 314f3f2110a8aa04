/** Drawn width of a wide picture that covers the whole window: on a phone its height decides. */
export const COVER_SIZES = 'max(100vw, 160vh)';
