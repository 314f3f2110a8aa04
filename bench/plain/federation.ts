/** Stands in for the shell's federation: a plain app has no files to look for elsewhere. */
export const federationGround = { refetch: async () => false };
