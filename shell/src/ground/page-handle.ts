/** What a route says of its page: its title, and whether a remote's screen is behind it. */
export type PageHandle = { title?: string | undefined; screen?: boolean };
