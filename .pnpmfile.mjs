export const hooks = {
  /** Gives `os` and `cpu` as lists: pnpm skips a package of another platform only by these. */
  readPackage(manifest) {
    for (const field of ['os', 'cpu'])
      if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]];
    return manifest;
  },
};
