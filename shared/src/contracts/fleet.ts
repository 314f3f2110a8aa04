import * as z from 'zod/mini';
import { ApiOrigin } from './api-origin.ts';
import { Version } from './release.ts';
import { said } from './said.ts';
import { WORKER } from './worker.ts';

const HOST = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const noPercent = said('and must be a whole number from 1 to 100');
const Percent = z.int(noPercent).check(z.minimum(1, noPercent), z.maximum(100, noPercent));

/** Whatever an operator wants to remember beside an entry; comments survive as well. */
const noted = {
  note: z.optional(z.string().check(z.describe('For whoever reads this; comments may stand too.'))),
};

const Rollout = z
  .strictObject({
    version: Version.check(z.describe('The version that some get instead.')),
    percent: Percent.check(z.describe('How many of a hundred browsers; raising it only adds.')),
    ...noted,
  })
  .check(z.describe('A release that some browsers get before all others do.'));
export type Rollout = z.infer<typeof Rollout>;

const Channel = z
  .strictObject({
    current: Version.check(z.describe('The version to run.')),
    previous: z.optional(
      Version.check(z.describe('The last good one, which screens fall back to where it fails.')),
    ),
    rollout: z.optional(Rollout),
    ...noted,
  })
  .check(z.describe('A release to run, and the one before it.'));
export type Channel = z.infer<typeof Channel>;

const RemoteChannels = z
  .strictObject({
    stable: Channel,
    next: z.optional(Channel.check(z.describe('For hotels that choose the channel "next".'))),
    ...noted,
  })
  .check(z.describe('The releases that hotels get of it, unless they choose another one.'));

const RemoteChoice = z
  .strictObject({
    enabled: z.optional(z.boolean().check(z.describe('Whether guests have it.'))),
    channel: z.optional(
      z.enum(['stable', 'next']).check(z.describe('Whose releases it gets; "stable" if none.')),
    ),
    release: z.optional(
      Channel.check(z.describe('Instead of a channel, until the channel moves again.')),
    ),
    pin: z.optional(Version.check(z.describe('Exactly this version, whatever moves.'))),
    ...noted,
  })
  .check(z.describe('Of "pin", "release" and "channel" the first that is given counts.'));
export type RemoteChoice = z.infer<typeof RemoteChoice>;

/** Of one entry: a page's policy is a header, and may name all of its hotel's and of those for all. */
export const MOST_ORIGINS = 20;

export const HotelChoice = z
  .strictObject({
    remotes: z.optional(
      z.record(z.string(), RemoteChoice).check(z.describe('By the name of the remote.')),
    ),
    signup_hotel: z.optional(
      z
        .string()
        .check(z.describe('The one hotel that sign-up registers at, instead of that of the page.')),
    ),
    video_hosts: z.optional(
      z
        .array(z.string().check(z.regex(HOST, said('which is no name of a video host'))))
        .check(z.describe('Further hosts whose embeds rich text may frame.')),
    ),
    api_origins: z.optional(
      z.record(ApiOrigin, z.boolean()).check(
        z.refine((origins) => Object.keys(origins).length <= MOST_ORIGINS, {
          error: `has more than ${MOST_ORIGINS} origins`,
        }),
        z.describe(
          'Further APIs by their origin, and whether remotes that name them may call them.',
        ),
      ),
    ),
    ...noted,
  })
  .check(z.describe('What this hotel has different from "*", remote by remote.'));
export type HotelChoice = z.infer<typeof HotelChoice>;

const Withdrawn = z
  .record(z.string(), z.record(Version, z.string()))
  .check(z.describe('Versions that nobody may run any more, by remote; each with the reason.'));

const noThreshold = said('and must be a whole number above 0');

const Brake = z
  .strictObject({
    off: z.optional(z.boolean().check(z.describe('Whether nothing is taken back by itself.'))),
    loads: z.optional(
      z
        .int(noThreshold)
        .check(
          z.positive(noThreshold),
          z.describe('How many page loads a release must have had; 20 if it is not said.'),
        ),
    ),
    points: z.optional(
      Percent.check(z.describe('How much more of a hundred page loads must fail than before; 5.')),
    ),
    ...noted,
  })
  .check(z.describe('When a release that fails is taken back by itself.'));

const noRevision = said('and must be a whole number above 0, as a command wrote it');

/**
 * The operator's document: which remotes and releases every hotel gets.
 * `*` holds for all hotels; a hotel's own entry goes over it, remote by remote.
 */
export const Fleet = z.strictObject({
  $schema: z.optional(z.string().check(z.describe('Where an editor finds the schema.'))),
  revision: z.optional(
    z
      .int(noRevision)
      .check(
        z.positive(noRevision),
        z.describe('Which revision an edit begins with. Commands write it; leave it as it is.'),
      ),
  ),
  channels: z
    .record(z.string(), RemoteChannels)
    .check(z.describe('By the name of the remote; "shell" and "worker" are among them.')),
  hotels: z
    .record(z.string(), HotelChoice)
    .check(z.describe('By the slug of the hotel; "*" holds for all hotels.')),
  withdrawn: z.optional(Withdrawn),
  brake: z.optional(Brake),
  ...noted,
});
export type Fleet = z.infer<typeof Fleet>;

/** What a fleet says before anybody said anything. */
export const EMPTY_FLEET: Fleet = { channels: {}, hotels: {} };

/** The entry of the fleet that holds for every hotel. */
export const ALL_HOTELS = '*';
/** The shell stands among the channels like a remote. */
export const SHELL = 'shell';
/** Whether a release is no remote's, which a hotel has or has not. */
export const isEverywhere = (name: string): boolean => name === SHELL || name === WORKER;

/** Remotes without which nobody could sign in or arrive: they cannot be disabled. */
export const REQUIRED_REMOTES = ['mfe-auth', 'mfe-hotel'];
