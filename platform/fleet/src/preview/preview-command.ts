import { endOf, nameOf, previewLink, resolvePreview } from '@foyer/preview';
import { stateOf } from '@foyer/releases/commit';
import { isOriginAllowed } from '@foyer/releases/composition';
import { ALL_HOTELS, EMPTY_FLEET, type Release } from '@foyer/releases/contracts';
import type { FleetDocument } from '@foyer/releases/document';
import { Refusal } from '@foyer/releases/refusal';
import type { Command } from '../command.ts';
import type { Deps } from '../deps/deps.ts';
import { requireHotels } from '../deps/provider-hotels.ts';
import { asRefusal, targetOf } from './target.ts';

const MINUTE_MS = 60_000;

/** Creates a link that previews a hotel with one remote replaced; changes nothing for guests. */
export const previewCommand: Command = {
  parameters: ['<remote@version|remote@http://localhost:port>'],
  needs: ['hotel'],
  takes: ['minutes', 'json'],
  help: 'Prints a link, valid for a day, that shows a hotel with one remote replaced.',
  async run([target = ''], { hotel: hotels = [], minutes, json }, deps) {
    const previewOrigin = previewOriginOf(deps);
    const hotel = await oneHotel(hotels, deps);
    const until = deps.clock() + minutes * MINUTE_MS;
    const { release, claims } = await targetOf(target, previewOrigin, deps);
    const { fleet } = await requireRunnable(hotel, release, deps);
    const disallowed = (release.origins ?? []).filter(
      (origin) => !isOriginAllowed(fleet, hotel, origin),
    );
    const secret = await deps.secret();
    const preview = { hotel, ...claims };
    const link = await previewLink({ previewOrigin, secret }, preview, until);
    if (json) return JSON.stringify({ link, ...preview, until: new Date(until).toISOString() });
    return [
      link,
      `It shows ${hotel} with ${nameOf(preview)} until ${endOf(until)}, to everybody who has the link. Guests see no change.`,
      ...disallowed.map(
        (origin) => `It may not call ${origin} there: pnpm fleet allow ${origin} --hotel ${hotel}.`,
      ),
    ].join('\n');
  },
};

function previewOriginOf({ previewOrigin }: Deps): string {
  if (previewOrigin) return previewOrigin;
  throw new Refusal(
    'Previews need their own origin: set PREVIEW_URL for this command and for the gateway, such as http://preview.localhost:3000.',
  );
}

async function oneHotel(hotels: readonly string[], deps: Deps): Promise<string> {
  const [hotel = ALL_HOTELS] = hotels;
  if (hotels.length > 1 || hotel === ALL_HOTELS)
    throw new Refusal('A link shows one hotel: name it with --hotel SLUG.');
  const { currentCandidate } = await stateOf(deps);
  await requireHotels(deps, currentCandidate?.document.fleet ?? EMPTY_FLEET, [hotel]);
  return hotel;
}

/**
 * Refuses a preview that would show no page, before the link is created.
 * Returns the document of the hotel's effective revision.
 */
async function requireRunnable(
  hotel: string,
  release: Release,
  deps: Deps,
): Promise<FleetDocument> {
  const { currentCandidate, effectiveRevisionOf } = await stateOf(deps);
  if (!currentCandidate)
    throw new Refusal(
      'No fleet document is in force yet: start a gateway, which accepts fleet.json.',
    );
  const effective = effectiveRevisionOf(hotel);
  if (!effective) throw new Refusal(`${hotel} has no page in the fleet in force.`);
  await asRefusal(`${hotel} cannot be previewed with it`, async () =>
    resolvePreview(effective, hotel, release),
  );
  return effective.document;
}
