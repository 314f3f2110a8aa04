import { choiceOf, choicesOf } from '@foyer/releases/composition';
import { ALL_HOTELS, EMPTY_FLEET, type Fleet } from '@foyer/releases/contracts';
import { readDocument } from '@foyer/releases/document';
import { type Revision, revisionsOf } from '@foyer/releases/revisions';
import type { Command } from '../command.ts';
import { describeRevision, formatTime } from './format.ts';

/** The largest number of printed revisions; JSON has all. */
const MAX_LINES = 30;

/** Prints the changes of the fleet with author, time and reason, newest first. */
export const history: Command = {
  parameters: ['[remote]'],
  takes: ['hotel', 'json'],
  help: 'Shows who changed what, when and why; optionally for one remote or some hotels.',
  async run([name], { hotel: hotels = [], json }, { fleet }) {
    const all = await revisionsOf(fleet.revisionLog);
    const revisions = revisionsChanging(all, name, hotels).reverse();
    if (json)
      return JSON.stringify(
        revisions.map(({ text, ...known }) => known),
        null,
        2,
      );
    const lines = revisions.slice(0, MAX_LINES).map(lineOf);
    const more = revisions.length - MAX_LINES;
    if (lines.length === 0) return 'The revision log contains no such change.';
    return [...lines, ...(more > 0 ? [`${more} older revisions: --json prints all.`] : [])].join(
      '\n',
    );
  },
};

function lineOf(revision: Revision): string {
  return `${revision.revision}  ${formatTime(revision.at)}  ${describeRevision(revision)}`;
}

/** Filters the revisions that changed a remote, hotels, or a remote at hotels. */
function revisionsChanging(
  revisions: Revision[],
  name: string | undefined,
  hotels: string[],
): Revision[] {
  if (name === undefined && hotels.length === 0) return revisions;
  const choices = (fleet: Fleet) =>
    JSON.stringify(
      hotels.length > 0 ? choicesAtHotels(fleet, name, hotels) : choicesEverywhere(fleet, name),
    );
  let before = choices(EMPTY_FLEET);
  return revisions.filter(({ text }) => {
    const now = choices(readDocument(text).fleet);
    const isChanged = now !== before;
    before = now;
    return isChanged;
  });
}

function choicesAtHotels(fleet: Fleet, name: string | undefined, hotels: string[]) {
  return hotels.map((slug) => {
    const origins = [ALL_HOTELS, slug].map((entry) => fleet.hotels[entry]?.api_origins);
    return name === undefined ? [...choicesOf(fleet, slug), origins] : choiceOf(fleet, slug, name);
  });
}

function choicesEverywhere({ channels, hotels, withdrawn }: Fleet, name = '') {
  return [
    channels[name],
    withdrawn?.[name],
    Object.entries(hotels).flatMap(([slug, { remotes }]) =>
      remotes?.[name] ? [slug, remotes[name]] : [],
    ),
  ];
}
