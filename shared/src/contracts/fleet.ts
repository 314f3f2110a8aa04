import * as z from 'zod/mini';

/** The release a channel points at, and the one before it, which screens fall back to. */
const Channel = z.object({ current: z.string(), previous: z.optional(z.string()) });

const RemoteChoice = z.object({
  enabled: z.optional(z.boolean()),
  channel: z.optional(z.enum(['stable', 'next'])),
  /** An exact version, instead of what the channel points at. */
  pin: z.optional(z.string()),
});

const HotelChoice = z.object({
  remotes: z.optional(z.record(z.string(), RemoteChoice)),
  /** The one hotel that sign-up registers at, instead of the hotel of the page. */
  signup_hotel: z.optional(z.string()),
  /** Further hosts whose embeds rich text may frame. */
  video_hosts: z.optional(z.array(z.string())),
});
export type HotelChoice = z.infer<typeof HotelChoice>;

/**
 * The operator's document: which remotes and releases every hotel gets.
 * `*` holds for all hotels; a hotel's own entry goes over it, remote by remote.
 */
export const Fleet = z.object({
  channels: z.record(z.string(), z.object({ stable: Channel, next: z.optional(Channel) })),
  hotels: z.record(z.string(), HotelChoice),
});
export type Fleet = z.infer<typeof Fleet>;

/** Remotes without which nobody could sign in or arrive: they cannot be disabled. */
export const REQUIRED_REMOTES = ['mfe-auth', 'mfe-hotel'];
