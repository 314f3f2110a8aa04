type Asked = { token: string; answer: Promise<Response | undefined> };

declare global {
  /**
   * What the page asked for beside its code, by path (`gateway/src/page/early-asks.ts`), until the
   * page lives: later it may be old.
   */
  var foyerAsked: Record<string, Asked> | undefined;
}

/**
 * The answer that the page has waited for since before its code came, for the guest with this token;
 * undefined where there is none, and to any further call: what is asked again is asked anew. Its promise
 * gives undefined where the network failed.
 */
export function takeAsked(
  path: string,
  token: string | null,
): Promise<Response | undefined> | undefined {
  const asked = globalThis.foyerAsked?.[path];
  delete globalThis.foyerAsked?.[path];
  return asked?.token === token ? asked.answer : undefined;
}
