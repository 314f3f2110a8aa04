type LossWarning = () => string | undefined;

const warnings = new Set<LossWarning>();

/** Collects warnings about data on this device only that signing out would delete. */
export const signOutGuard = {
  /**
   * Registers a warning, which the shell calls when the guest is about to sign out. It returns at
   * once one sentence that names the loss, or undefined for no loss. Returns the unsubscribe function.
   */
  add(warning: LossWarning): () => void {
    const own = () => warning();
    warnings.add(own);
    return () => warnings.delete(own);
  },

  /** Returns the sentences of all warnings that apply now. */
  messages: (): string[] =>
    [...warnings].map((warning) => warning()).filter((message) => message !== undefined),
};
