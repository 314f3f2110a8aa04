import { ApiOrigin } from '@foyer/shared/contracts/api-origin.ts';
import { invalidValueMessage } from '@foyer/shared/contracts/invalid-value-message.ts';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import * as z from 'zod/mini';
import { Version } from './release.ts';

const HOST = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const percentError = invalidValueMessage('and must be a whole number from 1 to 100');
const Percent = z.int(percentError).check(z.minimum(1, percentError), z.maximum(100, percentError));

/** An operator's note on an entry; commands keep comments as well. */
const noteField = {
  note: z.optional(
    z.string().check(z.describe('A note for other operators; comments are possible too.')),
  ),
};

const Rollout = z
  .strictObject({
    version: Version.check(z.describe('The version that some browsers get instead.')),
    percent: Percent.check(
      z.describe('The share of browsers, in percent; raising it keeps the earlier ones.'),
    ),
    ...noteField,
  })
  .check(z.describe('A release that some browsers get before all others.'));
export type Rollout = z.infer<typeof Rollout>;

const Channel = z
  .strictObject({
    current: Version.check(z.describe('The version to run.')),
    previous: z.optional(
      Version.check(
        z.describe('The last good version, which screens fall back to if the current one fails.'),
      ),
    ),
    rollout: z.optional(Rollout),
    ...noteField,
  })
  .check(z.describe('The release to run, and the previous one.'));
export type Channel = z.infer<typeof Channel>;

const RemoteChannels = z
  .strictObject({
    stable: Channel,
    next: z.optional(Channel.check(z.describe('For hotels that choose the channel "next".'))),
    ...noteField,
  })
  .check(z.describe('The releases of a remote, unless a hotel overrides them.'));

const RemoteChoice = z
  .strictObject({
    enabled: z.optional(z.boolean().check(z.describe('Whether the hotel has the remote.'))),
    channel: z.optional(
      z
        .enum(['stable', 'next'])
        .check(z.describe('The channel of its releases; "stable" by default.')),
    ),
    release: z.optional(
      Channel.check(z.describe('Overrides the channel until the channel changes.')),
    ),
    pin: z.optional(Version.check(z.describe('Exactly this version, whatever the channels say.'))),
    ...noteField,
  })
  .check(z.describe('The first of "pin", "release" and "channel" that is set applies.'));
export type RemoteChoice = z.infer<typeof RemoteChoice>;

/** Limit per entry: a page's policy header may list the origins of its hotel and of "*". */
export const MAX_ORIGINS = 20;

export const HotelChoice = z
  .strictObject({
    remotes: z.optional(
      z.record(z.string(), RemoteChoice).check(z.describe('Keyed by the name of the remote.')),
    ),
    signup_hotel: z.optional(
      z
        .string()
        .check(
          z.describe('The only hotel that sign-up registers at, instead of the hotel of the page.'),
        ),
    ),
    video_hosts: z.optional(
      z
        .array(
          z
            .string()
            .check(z.regex(HOST, invalidValueMessage('which is not the name of a video host'))),
        )
        .check(z.describe('Further hosts whose videos rich text may embed.')),
    ),
    api_origins: z.optional(
      z.record(ApiOrigin, z.boolean()).check(
        z.refine((origins) => Object.keys(origins).length <= MAX_ORIGINS, {
          error: `has more than ${MAX_ORIGINS} origins`,
        }),
        z.describe('Further APIs by origin, and whether remotes that declare them may call them.'),
      ),
    ),
    ...noteField,
  })
  .check(z.describe('The overrides of this hotel over "*", remote by remote.'));
export type HotelChoice = z.infer<typeof HotelChoice>;

const Withdrawn = z
  .record(z.string(), z.record(Version, z.string()))
  .check(z.describe('Withdrawn versions by remote, each with the reason.'));

const thresholdError = invalidValueMessage('and must be a whole number above 0');

const AutomaticRollback = z
  .strictObject({
    off: z.optional(z.boolean().check(z.describe('Turns automatic rollback off.'))),
    loads: z.optional(
      z
        .int(thresholdError)
        .check(
          z.positive(thresholdError),
          z.describe(
            'How many page loads a release needs before it can be rolled back; 20 by default.',
          ),
        ),
    ),
    points: z.optional(
      Percent.check(
        z.describe(
          'By how many percentage points more page loads must fail than before; 5 by default.',
        ),
      ),
    ),
    ...noteField,
  })
  .check(z.describe('When a failing release is rolled back automatically.'));

const revisionError = invalidValueMessage(
  'and must be a whole number above 0, as commands write it',
);

/**
 * The operator's document: the remotes and releases of every hotel.
 * `*` applies to all hotels; a hotel's own entry overrides it, remote by remote.
 */
export const Fleet = z.strictObject({
  $schema: z.optional(z.string().check(z.describe('The JSON schema for editors.'))),
  revision: z.optional(
    z
      .int(revisionError)
      .check(
        z.positive(revisionError),
        z.describe('The revision that an edit is based on. Commands write it; leave it unchanged.'),
      ),
  ),
  channels: z
    .record(z.string(), RemoteChannels)
    .check(z.describe('Keyed by the name of the remote, "shell" or "worker".')),
  hotels: z
    .record(z.string(), HotelChoice)
    .check(z.describe('Keyed by the slug of the hotel; "*" applies to all hotels.')),
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
