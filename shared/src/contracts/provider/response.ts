import * as z from '@foyer/shared/schema';

/** Wraps the data of a provider response: `status` false is a refusal, `message` is for the guest. */
export function responseOf<Data extends z.core.$ZodType>(data: Data) {
  return z.object({
    status: z.boolean(),
    message: z.nullish(z.string()),
    data: z.nullish(data),
  });
}

/** A response of which the app reads only `status` and `message`. */
export const PlainResponse = responseOf(z.unknown());

/** The body of a 422: messages by field name, as Laravel writes them. */
export const FieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof FieldErrors>;
