import * as endpoints from '@foyer/shared/api/endpoints';
import { chatChannel, deskChannel, messagesChannel } from '@foyer/shared/contracts/broadcast';
import { ChannelAuthPayload, UserAuthPayload } from '@foyer/shared/contracts/broadcast-auth';
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { AppContext, Env } from '../http/call.ts';
import type { Deps } from '../http/deps.ts';
import { type Principal, type PrincipalOf, sessionOf } from '../http/principal.ts';
import { invalid, Refusal } from '../http/refusal.ts';

/**
 * What a client shows to the broadcasting service, for the guest of the token: Laravel's two
 * addresses and answers, which are not in the envelope of other calls.
 */
export function broadcasting(deps: Deps, principalOf: PrincipalOf): Hono<Env> {
  const asker = async (context: AppContext): Promise<Principal> => {
    const principal = await principalOf(deps, context.req.header('Authorization'));
    if (principal) return principal;
    throw new Refusal(401, 'Unauthenticated.');
  };
  return new Hono<Env>()
    .post(endpoints.broadcastingAuth, async (context) => {
      const principal = await asker(context);
      const { socket_id, channel_name } = parsed(ChannelAuthPayload, await fields(context));
      if (!ownChannels(principal).includes(channel_name)) throw new Refusal(403, 'Forbidden.');
      return context.json(deps.signer.authorizeChannel(socket_id, channel_name));
    })
    .post(endpoints.broadcastingUserAuth, async (context) => {
      const { tokenId } = await asker(context);
      const { socket_id } = parsed(UserAuthPayload, await fields(context));
      // A session, not a guest: logging out on one device must not end the other's connection.
      return context.json(deps.signer.authenticateUser(socket_id, { id: sessionOf(tokenId) }));
    });
}

/** Nobody else's: what belongs to another guest is refused like what nobody has. */
function ownChannels({ userId, hotelId, role }: Principal): string[] {
  const own = [chatChannel(userId), messagesChannel(userId)];
  return (role === 'admin' ? [...own, deskChannel(hotelId)] : own).map((name) => `private-${name}`);
}

/** The form that the official client sends, or JSON. */
async function fields({ req }: AppContext): Promise<unknown> {
  const text = await req.text();
  const isForm = req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, sent: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const [issue] = error.issues;
  throw invalid(issue?.path.join('.') || 'body', 'This is nothing to sign.');
}
