import type { Deps, Principal } from '../http/deps.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';

/** Two a second: enough to send the messages that a guest wrote offline. */
const MESSAGES: Limit = { name: 'message account', hits: 120, minutes: 1 };
/** The app reports typing every few seconds. */
const TYPING: Limit = { name: 'typing account', hits: 60, minutes: 1 };

/** Counts a message of this account; the chat and threads share the limit. */
export function countMessage(deps: Deps, { userId }: Principal): Promise<void> {
  return countHit(deps, MESSAGES, String(userId));
}

export function countTyping(deps: Deps, { userId }: Principal): Promise<void> {
  return countHit(deps, TYPING, String(userId));
}
