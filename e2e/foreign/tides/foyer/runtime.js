/** The names that a build must find of what the page brings along; nothing of this is ever run. */
export const AppLink = undefined;
export const hotelSlug = undefined;
export const useSession = undefined;
