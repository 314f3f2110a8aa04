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

/** Dates travel as `YYYY-MM-DD`, the time as the guest chose it (`03:05 PM`). */
export const RegisterPayload = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  password: z.string(),
  password_confirmation: z.string(),
  hotel_slug: z.string(),
  check_in_date: z.optional(z.nullable(z.string())),
  check_in_time: z.optional(z.nullable(z.string())),
});
export type RegisterPayload = z.infer<typeof RegisterPayload>;

/** POST /forget-password and POST /resend-otp. */
export const EmailPayload = z.object({ email: z.string() });
export type EmailPayload = z.infer<typeof EmailPayload>;

export const VerifyOtpPayload = z.object({ email: z.string(), otp: z.string() });
export type VerifyOtpPayload = z.infer<typeof VerifyOtpPayload>;

export const VerifyOtpAnswer = answerOf(z.object({ token: z.optional(z.nullable(z.string())) }));

export const ResetPasswordPayload = z.object({
  email: z.string(),
  password: z.string(),
  token: z.string(),
  password_confirmation: z.string(),
});
export type ResetPasswordPayload = z.infer<typeof ResetPasswordPayload>;
