import * as z from '@foyer/shared/schema';
import { answerOf } from './answer.ts';
import { User } from './user.ts';

export const LoginAnswer = answerOf(
  z.object({ token: z.optional(z.nullable(z.string())), user: z.optional(z.nullable(User)) }),
);

export const VerifyOtpAnswer = answerOf(z.object({ token: z.optional(z.nullable(z.string())) }));
