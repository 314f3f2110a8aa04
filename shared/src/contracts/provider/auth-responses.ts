import * as z from '@foyer/shared/schema';
import { responseOf } from './response.ts';
import { User } from './user.ts';

export const LoginResponse = responseOf(
  z.object({ token: z.optional(z.nullable(z.string())), user: z.optional(z.nullable(User)) }),
);

export const VerifyOtpResponse = responseOf(
  z.object({ token: z.optional(z.nullable(z.string())) }),
);
