/** Pages that may be opened without a slug; they use the slug that the browser remembers. */
export const SLUGLESS_PAGES = ['login', 'reset-password', 'reset-success'];

/** The first path segment behind sign-in; without a slug it leads to the guest's hotel. */
export const DASHBOARD = 'dashboard';
