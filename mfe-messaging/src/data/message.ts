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

/** Parses a provider's time to milliseconds; undefined for a missing or invalid one. */
export function momentOf(text: string | null | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}
