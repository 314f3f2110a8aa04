import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api, hasFeature, realtime } from '@foyer/shared/runtime';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

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

const typing = createStore(() => false);
let timer: ReturnType<typeof setTimeout> | undefined;

function setTyping(isTyping: boolean): void {
  clearTimeout(timer);
  typing.setState(isTyping, true);
  if (isTyping) timer = setTimeout(() => setTyping(false), TYPING_TIMEOUT_MS);
}

/** True while somebody at the hotel is writing, by the events of the chat. */
export const isHotelTyping = {
  start: () => setTyping(true),
  end: () => setTyping(false),
  use: (): boolean => useStore(typing),
};
