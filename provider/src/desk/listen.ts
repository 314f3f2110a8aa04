import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  CHAT_TYPING_EVENT,
  deskChannel,
  eventDataOf,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { EMBEDDED_KEY, type Realtime } from '@foyer/shared/contracts/realtime.ts';
import Pusher from 'pusher-js';
import * as z from 'zod/mini';
import { Guest } from '../conversations/message-fields.ts';

export type Listener = {
  /** Called when there may be something to read. */
  onChange: () => void;
  onTyping: (guest: Guest) => void;
};

type Source = { url: string; token: string; hotelId: number; realtime: Realtime | undefined };

const Typing = z.object({ guest: Guest });

/** Subscribes to the hotel's events, at the provider's own endpoint when `realtime` is undefined. */
export function listen(
  { url, token, hotelId, realtime }: Source,
  { onChange, onTyping }: Listener,
) {
  const provider = new URL(url);
  const port = realtime?.host ? realtime.port : Number(provider.port) || undefined;
  const tls = realtime?.host ? (realtime.tls ?? true) : provider.protocol === 'https:';
  const signedAt = (path: string) => ({
    transport: 'ajax' as const,
    endpoint: new URL(path, url).href,
    headers: { Authorization: `Bearer ${token}` },
  });
  const pusher = new Pusher(realtime?.key ?? EMBEDDED_KEY, {
    cluster: '',
    wsHost: realtime?.host ?? provider.hostname,
    ...(port ? { wsPort: port, wssPort: port } : {}),
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: signedAt(endpoints.broadcastingAuth),
    userAuthentication: signedAt(endpoints.broadcastingUserAuth),
  });
  pusher.signin();
  const channel = pusher.subscribe(`private-${deskChannel(hotelId)}`);
  channel.bind_global((event: string, data: unknown) => {
    const typing = event === CHAT_TYPING_EVENT ? eventDataOf(Typing, data) : undefined;
    if (typing) onTyping(typing.guest);
    // Includes the subscription's success: the desk then reads earlier events.
    else onChange();
  });
  // A changed connection state changes the poll interval.
  pusher.connection.bind('state_change', onChange);
  return {
    /** While it is false, the desk polls more often. */
    isLive: () => pusher.connection.state === 'connected' && channel.subscribed,
    close: () => pusher.disconnect(),
  };
}
