import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import { CHAT_EVENT, CHAT_TYPING_EVENT, chatChannel } from '@foyer/shared/contracts/broadcast';
import { api, realtime, useSession } from '@foyer/shared/runtime';
import { useEffect, useState } from 'react';
import { hasFeature } from '../features.ts';

/** Who goes on writing says so this often, in ms. */
const TELL_MS = 3000;
/** Nothing heard for this long: nobody is writing any more, in ms. */
const QUIET_MS = 6000;

let toldAt = Number.NEGATIVE_INFINITY;

/** The guest is writing: the hotel is told now and then, where it wants to know. */
export function wrote(): void {
  const now = performance.now();
  if (now - toldAt < TELL_MS || realtime.state() !== 'connected' || !hasFeature('typing')) return;
  toldAt = now;
  // Nothing depends on it.
  api.post(endpoints.quickChatTyping, {}, PlainAnswer).catch(() => undefined);
}

/** Whether somebody at the hotel is writing. */
export function useTyping(): boolean {
  const id = useSession(({ user }) => user?.id);
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    if (id === undefined || !hasFeature('typing')) return;
    return realtime.listen(chatChannel(id), {
      events: {
        [CHAT_TYPING_EVENT]: () => setHeard((times) => times + 1),
        [CHAT_EVENT]: () => setHeard(0),
      },
    });
  }, [id]);
  useEffect(() => {
    if (heard === 0) return;
    const timer = setTimeout(() => setHeard(0), QUIET_MS);
    return () => clearTimeout(timer);
  }, [heard]);
  return heard > 0;
}
