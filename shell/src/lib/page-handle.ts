/**
 * Route handle: the page's title, whether it is a remote's screen, and for the shell's own pages
 * the name of the template (`shell/src/templates.tsx`).
 */
export type PageHandle = { title?: string | undefined; screen?: boolean; template?: string };
