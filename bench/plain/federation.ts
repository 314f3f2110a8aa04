/** Replaces the shell's federation: the plain app loads no files from other releases. */
export const federationDeps = {
  ensureManifest: async () => undefined,
  refetch: async () => false,
};
