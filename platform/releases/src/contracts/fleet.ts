import { isSlug } from '@foyer/shared/addresses/slug.ts';
import { ApiOrigin } from '@foyer/shared/contracts/api-origin.ts';
import { invalidValueMessage } from '@foyer/shared/contracts/invalid-value-message.ts';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import * as z from 'zod/mini';
import { Version } from './release.ts';

const HOST = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Describes a field for editors. */
function described<Schema extends z.ZodMiniType>(schema: Schema, text: string): Schema {
  return schema.check(z.describe(text));
}

const optional = <Schema extends z.ZodMiniType>(schema: Schema, text: string) =>
  z.optional(described(schema, text));

/** Returns a schema of whole numbers from 1. */
function wholeNumber(rule: string, max = Number.MAX_SAFE_INTEGER) {
  const message = invalidValueMessage(`and must be a whole number ${rule}`);
  return z.int(message).check(z.minimum(1, message), z.maximum(max, message));
}

const Percent = wholeNumber('from 1 to 100', 100);

/** An operator's note on an entry; commands keep comments as well. */
const noteField = {
  note: optional(z.string(), 'A note for other operators; comments are possible too.'),
};

const Rollout = z.strictObject({
  version: described(Version, 'The version that some browsers get instead.'),
  percent: described(Percent, 'The percentage of browsers; raising it keeps the earlier ones.'),
  ...noteField,
});
export type Rollout = z.infer<typeof Rollout>;

const Channel = z.strictObject({
  current: described(Version, 'The version to run.'),
  previous: optional(Version, 'The last good version, the fallback of screens.'),
  rollout: optional(Rollout, 'A release that some browsers get before all others.'),
  ...noteField,
});
export type Channel = z.infer<typeof Channel>;

const RemoteChannels = z.strictObject({
  stable: described(Channel, 'The release to run, and the previous one.'),
  next: optional(Channel, 'For hotels that choose the channel "next".'),
  ...noteField,
});

/** The first of `pin`, `release` and `channel` that is set applies. */
const RemoteChoice = z.strictObject({
  enabled: optional(z.boolean(), 'Whether the hotel has the remote.'),
  channel: optional(z.enum(['stable', 'next']), 'The channel of its releases, or "stable".'),
  release: optional(Channel, 'Overrides the channel until the channel changes.'),
  pin: optional(Version, 'Exactly this version, whatever the channels say.'),
  ...noteField,
});
export type RemoteChoice = z.infer<typeof RemoteChoice>;

/** Limit per entry: a page's policy header may list the origins of its hotel and of "*". */
export const MAX_ORIGINS = 20;

const VideoHost = z
  .string()
  .check(z.regex(HOST, invalidValueMessage('which is not the name of a video host')));

const SignUpHotel = z
  .string()
  .check(z.refine(isSlug, invalidValueMessage('which is not the slug of a hotel to sign up at')));

const ApiOrigins = z.record(ApiOrigin, z.boolean()).check(
  z.refine((origins) => Object.keys(origins).length <= MAX_ORIGINS, {
    error: `has more than ${MAX_ORIGINS} origins`,
  }),
);

export const HotelChoice = z.strictObject({
  remotes: optional(z.record(z.string(), RemoteChoice), 'Keyed by the name of the remote.'),
  signup_hotel: optional(SignUpHotel, 'The only hotel that sign-up registers at.'),
  video_hosts: optional(z.array(VideoHost), 'Further hosts whose videos rich text may embed.'),
  api_origins: optional(ApiOrigins, 'Further APIs by origin, and whether remotes may call them.'),
  ...noteField,
});
export type HotelChoice = z.infer<typeof HotelChoice>;

const Withdrawn = z.record(z.string(), z.record(Version, z.string()));

const AutomaticRollback = z.strictObject({
  off: optional(z.boolean(), 'Turns automatic rollback off.'),
  loads: optional(wholeNumber('above 0'), 'How many page loads a release needs; 20 by default.'),
  points: optional(Percent, 'By how many percentage points more must fail; 5 by default.'),
  ...noteField,
});

const Revision = wholeNumber('above 0, as commands write it');

/**
 * The operator's document: the remotes and releases of every hotel.
 * `*` applies to all hotels; a hotel's own entry overrides it, remote by remote.
 */
export const Fleet = z.strictObject({
  $schema: optional(z.string(), 'The JSON schema for editors.'),
  revision: optional(Revision, 'The revision that an edit is based on. Leave it unchanged.'),
  channels: described(z.record(z.string(), RemoteChannels), 'The releases, keyed by their name.'),
  hotels: described(z.record(z.string(), HotelChoice), 'Keyed by slug; "*" applies to all hotels.'),
  withdrawn: optional(Withdrawn, 'Withdrawn versions by remote, each with the reason.'),
  automatic_rollback: optional(AutomaticRollback, 'When a failing release is rolled back.'),
  ...noteField,
});
export type Fleet = z.infer<typeof Fleet>;

/** The initial fleet document. */
export const EMPTY_FLEET: Fleet = { channels: {}, hotels: {} };

/** Key of the fleet entry that applies to every hotel. */
export const ALL_HOTELS = '*';
/** Name of the shell's channel. */
export const SHELL = 'shell';
/** Reports whether a release belongs to every hotel: the shell or the worker, not a remote. */
export const isPlatformRelease = (name: string): boolean => name === SHELL || name === WORKER;

/** Remotes that cannot be disabled: sign-in and hotel home need them. */
export const REQUIRED_REMOTES = ['mfe-auth', 'mfe-hotel'];
