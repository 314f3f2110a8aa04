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

const percentError = invalidValueMessage('and must be a whole number from 1 to 100');
const Percent = z.int(percentError).check(z.minimum(1, percentError), z.maximum(100, percentError));

/** An operator's note on an entry; commands keep comments as well. */
const noteField = {
  note: optional(z.string(), 'A note for other operators; comments are possible too.'),
};

const Rollout = described(
  z.strictObject({
    version: described(Version, 'The version that some browsers get instead.'),
    percent: described(
      Percent,
      'The share of browsers, in percent; raising it keeps the earlier ones.',
    ),
    ...noteField,
  }),
  'A release that some browsers get before all others.',
);
export type Rollout = z.infer<typeof Rollout>;

const Channel = described(
  z.strictObject({
    current: described(Version, 'The version to run.'),
    previous: optional(
      Version,
      'The last good version, which screens fall back to if the current one fails.',
    ),
    rollout: z.optional(Rollout),
    ...noteField,
  }),
  'The release to run, and the previous one.',
);
export type Channel = z.infer<typeof Channel>;

const RemoteChannels = described(
  z.strictObject({
    stable: Channel,
    next: optional(Channel, 'For hotels that choose the channel "next".'),
    ...noteField,
  }),
  'The releases of a remote, unless a hotel overrides them.',
);

const RemoteChoice = described(
  z.strictObject({
    enabled: optional(z.boolean(), 'Whether the hotel has the remote.'),
    channel: optional(
      z.enum(['stable', 'next']),
      'The channel of its releases; "stable" by default.',
    ),
    release: optional(Channel, 'Overrides the channel until the channel changes.'),
    pin: optional(Version, 'Exactly this version, whatever the channels say.'),
    ...noteField,
  }),
  'The first of "pin", "release" and "channel" that is set applies.',
);
export type RemoteChoice = z.infer<typeof RemoteChoice>;

/** Limit per entry: a page's policy header may list the origins of its hotel and of "*". */
export const MAX_ORIGINS = 20;

const VideoHost = z
  .string()
  .check(z.regex(HOST, invalidValueMessage('which is not the name of a video host')));

const ApiOrigins = z.record(ApiOrigin, z.boolean()).check(
  z.refine((origins) => Object.keys(origins).length <= MAX_ORIGINS, {
    error: `has more than ${MAX_ORIGINS} origins`,
  }),
);

export const HotelChoice = described(
  z.strictObject({
    remotes: optional(z.record(z.string(), RemoteChoice), 'Keyed by the name of the remote.'),
    signup_hotel: optional(
      z.string(),
      'The only hotel that sign-up registers at, instead of the hotel of the page.',
    ),
    video_hosts: optional(z.array(VideoHost), 'Further hosts whose videos rich text may embed.'),
    api_origins: optional(
      ApiOrigins,
      'Further APIs by origin, and whether remotes that declare them may call them.',
    ),
    ...noteField,
  }),
  'The overrides of this hotel over "*", remote by remote.',
);
export type HotelChoice = z.infer<typeof HotelChoice>;

const Withdrawn = described(
  z.record(z.string(), z.record(Version, z.string())),
  'Withdrawn versions by remote, each with the reason.',
);

const thresholdError = invalidValueMessage('and must be a whole number above 0');

const AutomaticRollback = described(
  z.strictObject({
    off: optional(z.boolean(), 'Turns automatic rollback off.'),
    loads: optional(
      z.int(thresholdError).check(z.positive(thresholdError)),
      'How many page loads a release needs before it can be rolled back; 20 by default.',
    ),
    points: optional(
      Percent,
      'By how many percentage points more page loads must fail than before; 5 by default.',
    ),
    ...noteField,
  }),
  'When a failing release is rolled back automatically.',
);

const revisionError = invalidValueMessage(
  'and must be a whole number above 0, as commands write it',
);

/**
 * The operator's document: the remotes and releases of every hotel.
 * `*` applies to all hotels; a hotel's own entry overrides it, remote by remote.
 */
export const Fleet = z.strictObject({
  $schema: optional(z.string(), 'The JSON schema for editors.'),
  revision: optional(
    z.int(revisionError).check(z.positive(revisionError)),
    'The revision that an edit is based on. Commands write it; leave it unchanged.',
  ),
  channels: described(
    z.record(z.string(), RemoteChannels),
    'Keyed by the name of the remote, "shell" or "worker".',
  ),
  hotels: described(
    z.record(z.string(), HotelChoice),
    'Keyed by the slug of the hotel; "*" applies to all hotels.',
  ),
  withdrawn: z.optional(Withdrawn),
  automatic_rollback: z.optional(AutomaticRollback),
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
