import { mayCall } from '@foyer/gateway/composition/choices';
import type { FleetDocument } from '@foyer/gateway/fleet/document';
import { composeLook } from '@foyer/gateway/look/compose-look';
import { endOf, LONGEST_LOOK_MS, lookLink, nameOf } from '@foyer/gateway/look/look';
import { ALL_HOTELS, EMPTY_FLEET } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import type { Command } from '../command.ts';
import { stateOf } from '../commit/settled.ts';
import { Refusal } from '../refusal.ts';
import { mustBeHotels } from '../world/hotels.ts';
import type { World } from '../world/world.ts';
import { refusing } from './refusing.ts';
import { targetOf } from './target.ts';

const MINUTE_MS = 60_000;
const MOST_MINUTES = LONGEST_LOOK_MS / MINUTE_MS;

/** A link under which a hotel is seen with one remote replaced; guests and fleet stay as they are. */
export const previewing: Command = {
  parameters: ['REMOTE@VERSION|REMOTE@http://localhost:PORT'],
  needs: ['hotel'],
  takes: ['minutes', 'json'],
  help: 'A link, for a day, that shows a hotel with this one remote replaced.',
  async run({ parameters: [typed = ''], hotels, minutes, isJson }, world) {
    const previewOrigin = previewOriginOf(world);
    const hotel = await oneHotel(hotels, world);
    const until = world.clock() + minutesOf(minutes) * MINUTE_MS;
    const { release, facts } = await targetOf(typed, previewOrigin, world);
    const { fleet } = await mustRun(hotel, release, world);
    const forbidden = (release.origins ?? []).filter((origin) => !mayCall(fleet, hotel, origin));
    const secret = await world.secret();
    const look = { hotel, ...facts };
    const link = await lookLink({ previewOrigin, secret }, look, until);
    if (isJson) return JSON.stringify({ link, ...look, until: new Date(until).toISOString() });
    return [
      link,
      `It shows ${hotel} with ${nameOf(look)} until ${endOf(until)}, to whoever opens it. Guests keep what they have.`,
      ...forbidden.map(
        (origin) => `It may not call ${origin} there: pnpm fleet allow ${origin} --hotel ${hotel}.`,
      ),
    ].join('\n');
  },
};

function previewOriginOf({ previewOrigin }: World): string {
  if (previewOrigin) return previewOrigin;
  throw new Refusal(
    'Previews need an origin of their own: set PREVIEW_URL for this command and for the gateway, as to http://preview.localhost:3000.',
  );
}

async function oneHotel(hotels: readonly string[], world: World): Promise<string> {
  const [hotel = ALL_HOTELS] = hotels;
  if (hotels.length > 1 || hotel === ALL_HOTELS)
    throw new Refusal('A link shows one hotel: name it by --hotel SLUG.');
  const { inForce } = await stateOf(world);
  await mustBeHotels(world, inForce?.document.fleet ?? EMPTY_FLEET, [hotel]);
  return hotel;
}

function minutesOf(text = String(MOST_MINUTES)): number {
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (minutes >= 1 && minutes <= MOST_MINUTES) return minutes;
  throw new Refusal(
    `--minutes is a number from 1 to ${MOST_MINUTES}, and ${JSON.stringify(text)} is none.`,
  );
}

/**
 * What would show no page is said to whoever makes the link, not to whoever opens it. Answers the document
 * that the hotel runs.
 */
async function mustRun(hotel: string, release: Release, world: World): Promise<FleetDocument> {
  const { inForce, course } = await stateOf(world);
  if (!inForce) throw new Refusal('No fleet is in force yet: a gateway that runs takes one up.');
  const run = course(hotel);
  if (!run) throw new Refusal(`By the fleet in force ${hotel} has no page at all.`);
  await refusing(`${hotel} cannot be shown with it`, async () => composeLook(run, hotel, release));
  return run.document;
}
