import type { Deps } from '../http/deps.ts';
import type { Principal } from '../http/principal.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';

/** Two a second: more than anybody types, and enough to send what was written without a network. */
const MESSAGES: Limit = { name: 'message account', hits: 120, minutes: 1 };
/** The app says it every few seconds. */
const TYPING: Limit = { name: 'typing account', hits: 60, minutes: 1 };

/** One more message of this account, in the chat or a thread: they share a limit. */
export function countMessage(deps: Deps, { userId }: Principal): Promise<void> {
  return countHit(deps, MESSAGES, String(userId));
}

export function countTyping(deps: Deps, { userId }: Principal): Promise<void> {
  return countHit(deps, TYPING, String(userId));
}
