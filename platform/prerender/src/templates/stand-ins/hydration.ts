/** Replaces `templates/hydration.ts` while a build renders templates. */
export const useHydration = () => true;
