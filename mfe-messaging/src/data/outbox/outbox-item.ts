import * as z from '@foyer/shared/schema';

/** A message that its guest has written and the provider has not confirmed. */
export const OutboxItem = z.object({
  /** The order of writing, over all tabs; given when it is kept. */
  seq: z.optional(z.number()),
  /** Its Idempotency-Key as well. */
  client_id: z.string(),
  /** The thread that it answers; null: the chat. */
  thread: z.nullable(z.number()),
  body: z.string(),
  /** Who answers, where that was known when it was written. */
  to: z.nullable(z.number()),
  /** ISO 8601, by the device's clock. */
  written_at: z.string(),
  state: z.enum(['queued', 'failed', 'unconfirmed']),
  /** It was on its way once, so it may have arrived. */
  tried: z.boolean(),
});
export type OutboxItem = z.infer<typeof OutboxItem>;
