import * as z from '@foyer/shared/schema';

/** Every answer of the provider: `status` false is a refusal, `message` is for the guest. */
export function answerOf<Data extends z.core.$ZodType>(data: Data) {
  return z.object({
    status: z.boolean(),
    message: z.optional(z.nullable(z.string())),
    data: z.optional(z.nullable(data)),
  });
}

/** An answer of which only `status` and `message` are read. */
export const PlainAnswer = answerOf(z.unknown());
export type PlainAnswer = z.infer<typeof PlainAnswer>;

/** The body of a 422: messages by field name, as Laravel writes them. */
export const FieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof FieldErrors>;
