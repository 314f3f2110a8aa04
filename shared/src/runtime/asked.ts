import { LATE_ELEMENT } from '../contracts/page.ts';

type Asked = { token: string; answer: Promise<Response | undefined> };

declare global {
  /** What the page asked for beside its code, by path (`gateway/src/page/early-asks.ts`). */
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
  // Of a page that lives it may be old.
  const begins = document.getElementById(LATE_ELEMENT);
  return begins && asked?.token === token ? asked.answer : undefined;
}
