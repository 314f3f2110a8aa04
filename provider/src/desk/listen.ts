import * as endpoints from '@foyer/shared/api/endpoints';
import { CHAT_TYPING_EVENT, carried, deskChannel } from '@foyer/shared/contracts/broadcast';
import { EMBEDDED_KEY, type Realtime } from '@foyer/shared/contracts/realtime';
import Pusher from 'pusher-js';
import * as z from 'zod/mini';
import { Guest } from '../conversations/parts.ts';

export type Listener = {
  /** There is something to read, or there may be. */
  onNews: () => void;
  onTyping: (guest: Guest) => void;
};

/** A live connection: while it is not there, the desk has to look for itself. */
export type Connection = { isLive: () => boolean; close: () => void };

type Source = { url: string; token: string; hotelId: number; realtime: Realtime | undefined };

const Typing = z.object({ guest: Guest });

/** Hears what happens at the hotel; at the provider's own endpoint, where no service is named. */
export function listen(
  { url, token, hotelId, realtime }: Source,
  { onNews, onTyping }: Listener,
): Connection {
  const provider = new URL(url);
  const port = realtime?.host ? realtime.port : Number(provider.port) || undefined;
  const tls = realtime?.host ? (realtime.tls ?? true) : provider.protocol === 'https:';
  const pusher = new Pusher(realtime?.key ?? EMBEDDED_KEY, {
    cluster: '',
    wsHost: realtime?.host ?? provider.hostname,
    ...(port ? { wsPort: port, wssPort: port } : {}),
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: new URL(endpoints.broadcastingAuth, url).href,
      headers: { Authorization: `Bearer ${token}` },
    },
  });
  const channel = pusher.subscribe(`private-${deskChannel(hotelId)}`);
  channel.bind_global((event: string, data: unknown) => {
    const typing = event === CHAT_TYPING_EVENT ? carried(Typing, data) : undefined;
    if (typing) onTyping(typing.guest);
    // Also that the channel is there: what happened before is read now.
    else onNews();
  });
  // From one moment to the next the desk has to look for itself, and may find the provider away.
  pusher.connection.bind('state_change', onNews);
  return {
    isLive: () => pusher.connection.state === 'connected' && channel.subscribed,
    close: () => pusher.disconnect(),
  };
}
