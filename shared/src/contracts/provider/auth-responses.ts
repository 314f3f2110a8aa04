import * as z from '@foyer/shared/schema';
import { responseOf } from './response.ts';
import { User } from './user.ts';

export const LoginResponse = responseOf(
  z.object({ token: z.nullish(z.string()), user: z.nullish(User) }),
);

export const VerifyOtpResponse = responseOf(z.object({ token: z.nullish(z.string()) }));
