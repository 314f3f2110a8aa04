import * as z from 'zod/mini';
import { answerOf } from './answer.ts';
import { HotelSettings } from './hotel.ts';

/** The signed-in guest as the provider answers it and local storage keeps it. */
export const User = z.object({
  id: z.number(),
  name: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  hotel: z.optional(
    z.nullable(
      z.object({
        id: z.optional(z.number()),
        slug: z.optional(z.nullable(z.string())),
        settings: z.optional(z.nullable(z.array(HotelSettings))),
      }),
    ),
  ),
});
export type User = z.infer<typeof User>;

export const LoginPayload = z.object({ email: z.string(), password: z.string() });
export type LoginPayload = z.infer<typeof LoginPayload>;

export const LoginAnswer = answerOf(
  z.object({ token: z.optional(z.nullable(z.string())), user: z.optional(z.nullable(User)) }),
);

export const VerifyOtpAnswer = answerOf(z.object({ token: z.optional(z.nullable(z.string())) }));
