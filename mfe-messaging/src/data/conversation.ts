import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';

/** A message as rendered; unsent messages come after sent ones. */
export type Message = {
  /** Stays the same from writing until the message is seen. */
  key: string;
  body: string;
  /** The sender's name; '' is possible for the guest's own messages. */
  from: string;
  /** True for outgoing messages: every sender except the hotel (MSG-12). */
  mine: boolean;
  /** ISO 8601, if the provider sends it. */
  at: string | undefined;
  /** `unconfirmed`: it may have arrived, but this provider cannot tell. */
  state: 'queued' | 'sent' | 'seen' | 'failed' | 'unconfirmed';
};

/** A conversation's data and actions for a screen. */
export type Conversation = {
  /** The hotel's time zone. */
  zone: string | null | undefined;
  /** True if the device reports no network. */
  offline: boolean;
  /** Undefined while the history loads. */
  messages: readonly Message[] | undefined;
  /** The error that left the conversation without data. */
  error: unknown;
  retryHistory: () => void;
  /** Defined if the provider has older messages. */
  earlier: { load: () => void; busy: boolean } | undefined;
  /** Stores the message and sends it when possible. */
  send: (body: string) => void;
  /** Sends a failed message again; `discard` removes it. */
  retry: (key: string) => void;
  discard: (key: string) => void;
  /** True while somebody at the hotel is writing. */
  typing: boolean;
  /** Reports that the guest is writing. */
  reportTyping: () => void;
  /** Marks the conversation as read, because the newest message is visible. */
  markRead: () => void;
};

/** Returns true for an outgoing message: any sender except the hotel (MSG-12). */
export const isMine = (name: string | null | undefined): boolean => name !== HOTEL_ADMIN;

/** Parses a provider's time to milliseconds; undefined for a missing or invalid one. */
export function momentOf(text: string | null | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}
