/** Pages that may be opened without a slug, which they get from what the browser remembers. */
export const SLUGLESS_PAGES = ['login', 'reset-password', 'reset-success'];

/** The path word of everything behind sign-in; without a slug before it, it means the guest's hotel. */
export const DASHBOARD = 'dashboard';
