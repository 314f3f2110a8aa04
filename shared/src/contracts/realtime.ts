import * as z from '@foyer/shared/schema';

/** The embedded endpoint's app key where no other is set. */
export const EMBEDDED_KEY = 'foyer';

/** Where the gateway passes websockets on to the embedded endpoint. */
export const WEBSOCKET_PATH = '/-/ws';

/**
 * Where a page finds the Pusher-compatible service that the provider publishes to; without `host`
 * at the page's own origin, below `WEBSOCKET_PATH`.
 */
export const Realtime = z.object({
  key: z.string(),
  host: z.optional(z.string()),
  /** The service's port, else the usual one of its scheme. */
  port: z.optional(z.number()),
  /** Whether it speaks wss; else as the page itself was loaded. */
  tls: z.optional(z.boolean()),
});
export type Realtime = z.infer<typeof Realtime>;
