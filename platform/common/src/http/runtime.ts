/** Writes one log line; never a token, a cookie or a query string. */
type LogLine = (fields: Record<string, unknown>, message: string) => void;
export type Log = { info: LogLine; warn: LogLine; error: LogLine };

/** Lists what server code needs from its runtime; nothing is specific to Node. */
export type Runtime = {
  log: Log;
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** Compresses with brotli where the runtime can; an edge network usually compresses by itself. */
  brotli?: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the guest's address; of proxies it believes trusted ones only. */
  guestAddress?: (request: Request, env: unknown) => string;
  /** Keeps the runtime alive for work that outlives the response. */
  background?: (work: Promise<unknown>) => void;
};
