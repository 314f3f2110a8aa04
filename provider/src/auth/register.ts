import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { User } from '@foyer/shared/contracts/provider/user.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isUniqueViolation } from '../db/errors.ts';
import { users } from '../db/schema/accounts.ts';
import { hotels } from '../db/schema/hotels.ts';
import { defineCall } from '../http/call.ts';
import { invalidField } from '../http/http-error.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { RegisterBody } from './payloads.ts';
import { userRecord } from './user-record.ts';

const BY_ADDRESS: Limit = { name: 'register address', hits: 300, minutes: 60 };

export const register = defineCall({
  name: 'register',
  summary: 'Signs a guest up at a hotel',
  description:
    'Dates travel as `YYYY-MM-DD`, times as the guest chose them. The call does not sign the guest in: the app opens the login. The app shows the message of an error followed by the slug.',
  method: 'post',
  path: endpoints.register,
  access: 'public',
  body: RegisterBody,
  response: responseOf(z.object({ user: z.optional(User) })),
  success: 201,
  async handle({ body, deps, address, audit, commit }) {
    await countHit(deps, BY_ADDRESS, address);
    const { hotel_slug, password, password_confirmation: _, ...guest } = body;
    const [hotel] = await deps.db.select().from(hotels).where(eq(hotels.slug, hotel_slug));
    if (!hotel) throw invalidField('hotel_slug', 'We do not know this hotel.');
    const requester = { email: guest.email, address, known: false, isSignUp: true };
    const password_hash = await deps.queueSignIn(requester, () => deps.passwords.hash(password));
    try {
      const response = await commit(async (tx) => {
        const [user] = await tx
          .insert(users)
          .values({ ...guest, password_hash, hotel_id: hotel.id })
          .returning({ id: users.id });
        const record = user && (await userRecord(tx, user.id));
        return { message: 'Registration successful!', data: { user: record } };
      });
      const { user } = response.data;
      audit('signed up', user && { id: user.id, hotel_id: hotel.id });
      return response;
    } catch (error) {
      if (isUniqueViolation(error))
        throw invalidField('email', 'This email is already registered.');
      throw error;
    }
  },
});
