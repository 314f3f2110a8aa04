import * as z from '@foyer/shared/schema';

export const LoginPayload = z.object({ email: z.string(), password: z.string() });
export type LoginPayload = z.infer<typeof LoginPayload>;
