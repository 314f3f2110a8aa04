/**
 * Returns the id of this page's socket while it is connected. The provider excludes that socket from
 * the events that a call of this page causes.
 */
export const socket: { id: () => string | undefined } = { id: () => undefined };
