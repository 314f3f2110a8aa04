/** The used part of workerd's module. */
declare module 'cloudflare:workers' {
  /** The bindings; an unset variable is null. */
  export const env: Record<string, unknown>;
  /** Keeps the current request alive until `work` ends. */
  export function waitUntil(work: Promise<unknown>): void;
}
