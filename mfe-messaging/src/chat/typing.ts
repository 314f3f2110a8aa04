import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  CHAT_EVENT,
  CHAT_TYPING_EVENT,
  chatChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api, realtime, useSession } from '@foyer/shared/runtime';
import { useEffect, useState } from 'react';
import { hasFeature } from '../data/features.ts';

/** The interval between reports while the guest keeps writing, in ms. */
const REPORT_INTERVAL_MS = 3000;
/** The time without an event after which nobody is writing any more, in ms. */
const TYPING_TIMEOUT_MS = 6000;

let reportedAt = Number.NEGATIVE_INFINITY;

/** Reports at intervals that the guest is writing, if the provider supports it. */
export function reportTyping(): void {
  const now = performance.now();
  if (
    now - reportedAt < REPORT_INTERVAL_MS ||
    realtime.state() !== 'connected' ||
    !hasFeature('typing')
  )
    return;
  reportedAt = now;
  // A failure has no consequence.
  api.post(endpoints.quickChatTyping, {}, PlainResponse).catch(() => undefined);
}

/** Returns true while somebody at the hotel is writing. */
export function useTyping(): boolean {
  const id = useSession(({ user }) => user?.id);
  const [events, setEvents] = useState(0);
  useEffect(() => {
    if (id === undefined || !hasFeature('typing')) return;
    return realtime.listen(chatChannel(id), {
      events: {
        [CHAT_TYPING_EVENT]: () => setEvents((times) => times + 1),
        [CHAT_EVENT]: () => setEvents(0),
      },
    });
  }, [id]);
  useEffect(() => {
    if (events === 0) return;
    const timer = setTimeout(() => setEvents(0), TYPING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [events]);
  return events > 0;
}
