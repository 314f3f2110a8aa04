/** Whether Enter is likely a key that sends: on a phone it is the only way to a new line. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
