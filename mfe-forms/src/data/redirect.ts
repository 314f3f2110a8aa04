/** The time to read a success message before the app leaves the form. */
export const REDIRECT_MS = 2000;
