import { endOf, nameOf, previewLink, resolvePreview } from '@foyer/preview';
import { isOriginAllowed } from '@foyer/releases/composition';
import { ALL_HOTELS, EMPTY_FLEET } from '@foyer/releases/contracts';
import { Refusal } from '@foyer/releases/refusal';
import { fleetState } from '@foyer/releases/revisions';
import type { Command } from '../command.ts';
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
    const { previewOrigin } = deps;
    if (!previewOrigin)
      throw new Refusal(
        'Previews need their own origin: set PREVIEW_URL for this command and for the gateway, such as http://preview.localhost:3000 (docs/operator/fleet.md#previews).',
      );
    const [hotel = ALL_HOTELS, ...others] = hotels;
    if (others.length > 0 || hotel === ALL_HOTELS)
      throw new Refusal('A link shows one hotel: name it with --hotel SLUG.');
    const { currentCandidate, effectiveRevisionOf } = await fleetState(deps);
    await requireHotels(deps, currentCandidate?.document.fleet ?? EMPTY_FLEET, [hotel]);
    const until = deps.clock() + minutes * MINUTE_MS;
    const { release, claims } = await targetOf(target, previewOrigin, deps);
    if (!currentCandidate)
      throw new Refusal(
        'No fleet document is in force yet: start a gateway, which accepts fleet.json.',
      );
    const effective = effectiveRevisionOf(hotel);
    if (!effective) throw new Refusal(`${hotel} has no page in the fleet in force.`);
    // Refuses a preview that would show no page, before the link is created.
    await asRefusal(`${hotel} cannot be previewed with it`, async () =>
      resolvePreview(effective, hotel, release),
    );
    const disallowed = (release.origins ?? []).filter(
      (origin) => !isOriginAllowed(effective.document.fleet, hotel, origin),
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
