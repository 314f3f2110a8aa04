import * as z from '@foyer/shared/schema';

/** Default app key of the embedded endpoint. */
export const EMBEDDED_KEY = 'foyer';

/** URL path at which the gateway proxies websockets to the embedded endpoint. */
export const WEBSOCKET_PATH = '/-/ws';

/**
 * The Pusher-compatible service that the provider publishes to. Without `host` it is at the page's
 * own origin, below `WEBSOCKET_PATH`.
 */
export const Realtime = z.object({
  key: z.string(),
  host: z.optional(z.string()),
  /** Port of the service; by default that of the scheme. */
  port: z.optional(z.number()),
  /** True for wss, false for ws; by default as the page itself. */
  tls: z.optional(z.boolean()),
});
export type Realtime = z.infer<typeof Realtime>;
