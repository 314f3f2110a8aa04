import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  chatChannel,
  deskChannel,
  messagesChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import {
  ChannelAuthPayload,
  UserAuthPayload,
} from '@foyer/shared/contracts/provider/broadcast-auth.ts';
import { Hono } from 'hono';
import type { AppContext, Env } from '../http/call.ts';
import type { Deps, Principal } from '../http/deps.ts';
import { HttpError } from '../http/http-error.ts';
import { parsed } from '../http/mount.ts';
import { sessionOf } from './publisher.ts';

/**
 * Serves the two signing endpoints of Laravel broadcasting for the token's guest.
 * Their responses do not use the envelope of other calls.
 */
export function broadcasting(deps: Deps): Hono<Env> {
  const requirePrincipal = async (context: AppContext): Promise<Principal> => {
    const principal = await context.get('principal')();
    if (principal) return principal;
    throw new HttpError(401, 'Unauthenticated.');
  };
  return new Hono<Env>()
    .post(endpoints.broadcastingAuth, async (context) => {
      const principal = await requirePrincipal(context);
      const { socket_id, channel_name } = parsed(ChannelAuthPayload, await bodyFields(context));
      if (!ownChannels(principal).includes(channel_name)) throw new HttpError(403, 'Forbidden.');
      return context.json(deps.signer.authorizeChannel(socket_id, channel_name));
    })
    .post(endpoints.broadcastingUserAuth, async (context) => {
      const principal = await requirePrincipal(context);
      const { socket_id } = parsed(UserAuthPayload, await bodyFields(context));
      // Identifies the session, not the guest: a logout must not end connections of other devices.
      const id = sessionOf(principal.tokenId);
      const user_info = { channels: ownChannels(principal) };
      return context.json(deps.signer.authenticateUser(socket_id, { id, user_info }));
    });
}

/** Lists the channels that the principal may subscribe to. */
function ownChannels({ userId, hotelId, role }: Principal): string[] {
  const own = [chatChannel(userId), messagesChannel(userId)];
  return (role === 'admin' ? [...own, deskChannel(hotelId)] : own).map((name) => `private-${name}`);
}

/** Parses the body, a form (as the official client sends it) or JSON. */
function bodyFields({ req }: AppContext): Promise<unknown> {
  const isForm = req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  return isForm ? req.parseBody() : req.json().catch(() => undefined);
}
