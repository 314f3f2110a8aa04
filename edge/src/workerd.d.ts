/** What is used of the module that workerd brings. */
declare module 'cloudflare:workers' {
  /** The bindings; a variable that is not set is null. */
  export const env: Record<string, unknown>;
  /** Keeps the request that is being answered from ending before `work` does. */
  export function waitUntil(work: Promise<unknown>): void;
}
