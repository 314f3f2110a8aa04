import { type Fleet, isEverywhere, SHELL } from '@foyer/shared/contracts/fleet';
import { didYouMean } from '@foyer/shared/documents/did-you-mean';
import type { FleetDocument } from '../fleet/document.ts';
import { type Choice, choiceOf, choicesAt } from './choices.ts';
import { forbiddenCalls } from './forbidden.ts';
import { hotelsOf, type Problem, problemsTogether } from './problems.ts';
import type { Releases } from './releases.ts';

/** What an operator should know of a document, though hotels can run it; one sentence a cause. */
export function warningsOf(document: FleetDocument, releases: Releases): Problem[] {
  const { fleet } = document;
  const atHotels = problemsTogether(hotelsOf(document), (slug) =>
    [...choicesAt(fleet, slug)].flatMap(([name, choice]) =>
      warningsAt(fleet, slug, name, choice, releases),
    ),
  );
  return [...atHotels, ...emptyChannels(document, releases), ...withdrawnInVain(fleet)];
}

/** Where hotels are on the channel, it is their problem already. */
function emptyChannels(document: FleetDocument, releases: Releases): Problem[] {
  const { fleet } = document;
  const isRun = (name: string, version: string) =>
    hotelsOf(document).some((slug) => {
      const { enabled, versions } = choiceOf(fleet, slug, name);
      return (enabled || isEverywhere(name)) && versions[0] === version;
    });
  return Object.entries(fleet.channels).flatMap(([name, channels]) =>
    (['stable', 'next'] as const).flatMap((channel) => {
      const version = channels[channel]?.current;
      if (!version || releases.get(name, version) || isRun(name, version)) return [];
      const text = `${name} ${version} of the channel "${channel}" ${releases.lack(name, version)}`;
      return [{ text, hotels: [] }];
    }),
  );
}

function withdrawnInVain({ channels, hotels, withdrawn }: Fleet): Problem[] {
  const known = new Set(Object.keys(channels));
  for (const { remotes } of Object.values(hotels))
    for (const name of Object.keys(remotes ?? {})) known.add(name);
  return Object.keys(withdrawn ?? {})
    .filter((name) => !known.has(name))
    .map((name) => {
      const text = `of ${name}, versions are withdrawn, and no hotel has it${didYouMean(name, [...known])}`;
      return { text, hotels: [] };
    });
}

function warningsAt(
  fleet: Fleet,
  slug: string,
  name: string,
  choice: Choice,
  releases: Releases,
): string[] {
  const { enabled, versions, withdrawn, lacksNext } = choice;
  const [current, previous] = versions;
  if (!enabled && name !== SHELL) return [];
  return [
    lacksNext && `${name} has no channel "next", so that hotels which chose it get "stable"`,
    withdrawn && current && `${name} ${withdrawn} is withdrawn, so that ${current} runs instead`,
    previous &&
      !releases.get(name, previous) &&
      `${name} ${previous} ${releases.lack(name, previous)}, so that there is none to fall back to`,
    ...forbiddenCalls(fleet, slug, name, choice, releases),
  ].filter((text) => typeof text === 'string');
}
