interface ImportMeta {
  /** Vite's loaders of the modules that match the patterns, by path. */
  glob<Module>(
    patterns: string | string[],
    options?: { query: string; import: string },
  ): Record<string, () => Promise<Module>>;
}
