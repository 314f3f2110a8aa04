/** How long a success is read before the form is left. */
export const REDIRECT_MS = 2000;
