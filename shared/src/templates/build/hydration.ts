/** Replaces `frames/takeover.ts` while a build renders templates. */
export const useHydration = () => true;
