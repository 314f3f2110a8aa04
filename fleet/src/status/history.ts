import { allowedAt, choiceOf, knownRemotes } from '@foyer/gateway/composition/choices';
import { readDocument } from '@foyer/gateway/fleet/document';
import type { Edition } from '@foyer/gateway/fleet/journal';
import { EMPTY_FLEET, type Fleet, SHELL } from '@foyer/shared/contracts/fleet';
import type { Command } from '../command.ts';
import { editionsOf } from '../commit/history.ts';
import { deed, moment } from './moment.ts';

/** A terminal shows so many; JSON has all. */
const SHOWN = 30;

/** Who changed the fleet, when and why, newest first. */
export const history: Command = {
  parameters: ['[REMOTE]'],
  takes: ['hotel', 'json'],
  help: 'Who changed what, when and why: everything, or what concerned a remote or hotels.',
  async run({ parameters: [name], hotels, isJson }, { fleet }) {
    const editions = concerning(await editionsOf(fleet.journal), name, hotels).reverse();
    if (isJson)
      return JSON.stringify(
        editions.map(({ text, ...known }) => known),
        null,
        2,
      );
    const lines = editions.slice(0, SHOWN).map(lineOf);
    const more = editions.length - SHOWN;
    if (lines.length === 0) return 'There is nothing of it in the journal.';
    return [...lines, ...(more > 0 ? [`${more} older ones: --json shows all.`] : [])].join('\n');
  },
};

function lineOf(edition: Edition): string {
  return `${edition.revision}  ${moment(edition.at)}  ${deed(edition)}`;
}

/** The editions that changed something for a remote, for hotels, or for a remote at hotels. */
function concerning(editions: Edition[], name: string | undefined, hotels: string[]): Edition[] {
  if (name === undefined && hotels.length === 0) return editions;
  const about = (fleet: Fleet) =>
    JSON.stringify(hotels.length > 0 ? atHotels(fleet, name, hotels) : everywhere(fleet, name));
  let before = about(EMPTY_FLEET);
  return editions.filter(({ text }) => {
    const now = about(readDocument(text).fleet);
    const isChanged = now !== before;
    before = now;
    return isChanged;
  });
}

function atHotels(fleet: Fleet, name: string | undefined, hotels: string[]) {
  return hotels.map((slug) => {
    if (name !== undefined) return [choiceOf(fleet, slug, name)];
    const names = [SHELL, ...knownRemotes(fleet, slug)];
    return [...names.map((one) => choiceOf(fleet, slug, one)), allowedAt(fleet, slug)];
  });
}

function everywhere({ channels, hotels, withdrawn }: Fleet, name = '') {
  return [
    channels[name],
    withdrawn?.[name],
    Object.entries(hotels).flatMap(([slug, { remotes }]) =>
      remotes?.[name] ? [slug, remotes[name]] : [],
    ),
  ];
}
