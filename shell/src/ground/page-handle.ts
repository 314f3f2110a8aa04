/**
 * What a route says of its page: its title, and whether a remote's screen is behind it; of a page of
 * the shell's own, the name of its frame (`shell/src/frames.tsx`).
 */
export type PageHandle = { title?: string | undefined; screen?: boolean; frame?: string };
