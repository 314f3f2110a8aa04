import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { LoginResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { users } from '../db/schema/accounts.ts';
import { defineCall, type Request } from '../http/call.ts';
import type { Deps, Principal } from '../http/deps.ts';
import { HttpError } from '../http/http-error.ts';
import { counterOf, countHit, type Limit } from '../http/rate-limit.ts';
import { type Requester, rememberAddress, requesterOf } from './known-addresses.ts';
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
  async handle(request) {
    const { body, deps, address, principal, audit } = request;
    const requester = await requesterOf(deps, body.email, address);
    const { account } = requester;
    // A guest with a valid token goes first too, but has no higher limits: tokens can be stolen.
    const known = requester.known || (account !== undefined && account.id === principal?.userId);
    try {
      const response = await deps.queueSignIn({ ...requester, known }, () =>
        signIn(request, requester),
      );
      audit('signed in', account);
      if (principal) {
        audit('signed out', accountOf(principal));
        deps.disconnect([principal.tokenId]);
      }
      return response;
    } catch (error) {
      const isWrong = error instanceof HttpError && error.status === 422;
      audit(isWrong ? 'sign-in failed' : 'sign-in refused', account);
      throw error;
    }
  },
});

const accountOf = ({ userId, hotelId }: Principal) => ({ id: userId, hotel_id: hotelId });

type SignIn = Request<z.output<typeof LoginBody>, never>;

/** Counts the attempt, compares the password and issues a token. Runs in the queue as a whole. */
async function signIn({ body, deps, address, principal, commit }: SignIn, { known }: Requester) {
  if (!known) await countHit(deps, LOGINS_BY_ADDRESS, address);
  await countHit(deps, BY_ACCOUNT_AND_ADDRESS, address, body.email);
  if (!known) await countHit(deps, BY_ACCOUNT, body.email);
  const [user] = await deps.db.select().from(users).where(eq(users.email, body.email));
  const matches = await deps.passwords.verify(user?.password_hash, body.password);
  if (!user || !matches) throw wrongCredentials();
  await forgetFailedLogins(deps, body.email, address);
  if (!known) await counterOf(deps, BY_ACCOUNT, body.email).forget();
  return commit(async (tx) => {
    // Rejects a password that was replaced meanwhile; waits for a replacement in progress.
    const [unchanged] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash)))
      .for('share');
    if (!unchanged) throw wrongCredentials();
    await rememberAddress(tx, deps, user.id, { email: body.email, address });
    if (principal) await revokeToken(tx, principal.tokenId);
    const token = await issueToken(tx, deps, user);
    return { message: 'Login successful!', data: { token, user: await userRecord(tx, user.id) } };
  });
}

export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session of the token',
  description: 'The app signs the guest out whatever the answer is.',
  method: 'post',
  path: endpoints.logout,
  access: 'signed-in',
  async handle({ deps, principal, audit }) {
    await revokeToken(deps.db, principal.tokenId);
    audit('signed out', accountOf(principal));
    deps.disconnect([principal.tokenId]);
    return { message: 'Logged out.' };
  },
});
