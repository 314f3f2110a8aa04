/** A message as it is drawn; what is not sent yet stands behind what is. */
export type Line = {
  /** Stable from being written until being seen. */
  key: string;
  body: string;
  /** The sender's name; of a guest's own it may be ''. */
  from: string;
  /** Outgoing: of anybody but the hotel (MSG-12). */
  mine: boolean;
  /** ISO 8601, where the provider tells. */
  at: string | undefined;
  /** `unconfirmed`: it may have arrived, which this provider cannot say. */
  state: 'queued' | 'sent' | 'seen' | 'failed' | 'unconfirmed';
};

/** What a screen draws of a conversation and can do in it. */
export type Conversation = {
  /** Undefined while the history loads. */
  lines: readonly Line[] | undefined;
  /** Why there is nothing to show. */
  error: unknown;
  retryHistory: () => void;
  /** Where the provider has older lines. */
  earlier: { load: () => void; busy: boolean } | undefined;
  /** Keeps the message and sends it when that is possible; blank after trimming is nothing. */
  send: (body: string) => void;
  /** Sends once more what failed; `discard` gives it up. */
  retry: (key: string) => void;
  discard: (key: string) => void;
  /** Somebody at the hotel is writing. */
  typing: boolean;
  /** The guest is writing. */
  wrote: () => void;
  /** The newest line is on a visible screen. */
  read: () => void;
};
