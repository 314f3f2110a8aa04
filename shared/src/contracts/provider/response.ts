import * as z from '@foyer/shared/schema';

/** Wraps the data of a provider response: `status` false is a refusal, `message` is for the guest. */
export function responseOf<Data extends z.core.$ZodType>(data: Data) {
  return z.object({
    status: z.boolean(),
    message: z.optional(z.nullable(z.string())),
    data: z.optional(z.nullable(data)),
  });
}

/** A response of which the app reads only `status` and `message`. */
export const PlainResponse = responseOf(z.unknown());
export type PlainResponse = z.infer<typeof PlainResponse>;

/** The body of a 422: messages by field name, as Laravel writes them. */
export const FieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof FieldErrors>;
