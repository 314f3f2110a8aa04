/** Stands in for the shell's federation: a plain app has no files to look for elsewhere. */
export const federationGround = {
  detailsOf: async () => undefined,
  refetch: async () => false,
};
