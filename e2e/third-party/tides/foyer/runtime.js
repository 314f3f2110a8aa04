/** Stand-ins for the runtime's exports, which builds need to resolve; never executed. */
export const AppLink = undefined;
export const hotelSlug = undefined;
export const useSession = undefined;
