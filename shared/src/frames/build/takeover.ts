/** Stands in the place of `frames/takeover.ts` while frames are drawn. */
export const useTakeover = () => true;
