import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { LoginResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import { and, eq } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { defineCall } from '../http/call.ts';
import type { Deps } from '../http/deps.ts';
import { HttpError } from '../http/http-error.ts';
import { counterOf, countHit, type Limit } from '../http/rate-limit.ts';
import { rememberAddress, requesterOf } from './known-addresses.ts';
import { LoginBody } from './payloads.ts';
import { issueToken, revokeToken } from './tokens.ts';
import { userRecord } from './user-record.ts';

export const LOGINS_BY_ADDRESS: Limit = { name: 'login address', hits: 600, minutes: 15 };
const BY_ACCOUNT: Limit = { name: 'login account', hits: 25, minutes: 15 };
/** The only limit at a known address, so attempts from other addresses lock nobody out. */
const BY_ACCOUNT_AND_ADDRESS: Limit = { name: 'login both', hits: 10, minutes: 15 };

const wrongCredentials = () => new HttpError(422, 'The email or password is incorrect.');

/** Resets the failed-login count of the guest at this address. */
export const forgetFailedLogins = (deps: Deps, email: string, address: string) =>
  counterOf(deps, BY_ACCOUNT_AND_ADDRESS, address, email).forget();

/** Signs a guest in. Wrong credentials give a 422: a 401 would mean that the app's token expired. */
export const login = defineCall({
  name: 'login',
  summary: 'Signs a guest in',
  description:
    "`data.token` is the bearer token, `data.user.hotel.slug` the hotel that the app opens: without it the guest cannot continue. `check_in_date`, `check_in_time` and `check_out_date` are optional: home counts the nights of the stay with them. Answer wrong credentials with 422: a 401 would mean that the app's token expired.",
  method: 'post',
  path: endpoints.login,
  access: 'public',
  body: LoginBody,
  response: LoginResponse,
  async handle({ body, deps, address, principal, commit }) {
    const requester = await requesterOf(deps, body.email, address);
    if (!requester.known) await countHit(deps, LOGINS_BY_ADDRESS, address);
    await countHit(deps, BY_ACCOUNT_AND_ADDRESS, address, body.email);
    if (!requester.known) await countHit(deps, BY_ACCOUNT, body.email);
    const [user] = await deps.db.select().from(users).where(eq(users.email, body.email));
    const matches = await deps.passwords.verify(user?.password_hash, body.password);
    if (!user || !matches) throw wrongCredentials();
    await forgetFailedLogins(deps, body.email, address);
    if (!requester.known) await counterOf(deps, BY_ACCOUNT, body.email).forget();
    const response = await commit(async (tx) => {
      // Rejects a password that was replaced meanwhile; waits for a replacement in progress.
      const [unchanged] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash)))
        .for('share');
      if (!unchanged) throw wrongCredentials();
      await rememberAddress(tx, deps, user.id, requester);
      if (principal) await revokeToken(tx, principal.tokenId);
      const token = await issueToken(tx, user);
      return { message: 'Login successful!', data: { token, user: await userRecord(tx, user.id) } };
    });
    if (principal) deps.disconnect([principal.tokenId]);
    return response;
  },
});

export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session of the token',
  description: 'The app signs the guest out whatever the answer is.',
  method: 'post',
  path: endpoints.logout,
  access: 'signed-in',
  async handle({ deps, principal }) {
    await revokeToken(deps.db, principal.tokenId);
    deps.disconnect([principal.tokenId]);
    return { message: 'Logged out.' };
  },
});
