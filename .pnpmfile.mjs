export const hooks = {
  /** Converts `os` and `cpu` to lists: pnpm skips packages of other platforms only by lists. */
  readPackage(manifest) {
    for (const field of ['os', 'cpu'])
      if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]];
    return manifest;
  },
};
