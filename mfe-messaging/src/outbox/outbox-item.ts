import * as z from '@foyer/shared/schema';

/** A message that the guest has written and the provider has not confirmed. */
export const OutboxItem = z.object({
  /** The order of writing in all tabs; assigned when the item is stored. */
  seq: z.optional(z.number()),
  /** Also the Idempotency-Key. */
  client_id: z.string(),
  /** The id of the thread; null for the chat. */
  thread: z.nullable(z.number()),
  body: z.string(),
  /** The recipient's id, if it was known when the message was written. */
  to: z.nullable(z.number()),
  /** ISO 8601, by the device's clock. */
  written_at: z.string(),
  state: z.enum(['queued', 'failed', 'unconfirmed']),
  /** True after the first attempt: the message may have arrived. */
  tried: z.boolean(),
});
export type OutboxItem = z.infer<typeof OutboxItem>;
