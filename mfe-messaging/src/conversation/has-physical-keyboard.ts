/** Returns true if Enter may send; on a phone Enter is the only way to start a new line. */
export const hasPhysicalKeyboard = (): boolean =>
  matchMedia('(hover: hover) and (pointer: fine)').matches;
