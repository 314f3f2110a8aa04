type Warning = () => string | undefined;

const warnings = new Set<Warning>();

/** What only this device has: it would be lost if the guest signed out now. */
export const unsent = {
  /**
   * Asked when the guest is about to sign out, and answered at once: what would be lost, in a
   * sentence, or undefined for nothing. Returns what ends it.
   */
  warn(words: Warning): () => void {
    const own = () => words();
    warnings.add(own);
    return () => warnings.delete(own);
  },

  /** The sentences of all that would be lost now. */
  words: (): string[] =>
    [...warnings].map((words) => words()).filter((words) => words !== undefined),
};
