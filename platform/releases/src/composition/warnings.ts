import { didYouMean } from '@foyer/shared/documents/did-you-mean.ts';
import type { Fleet } from '../contracts/fleet.ts';
import type { FleetDocument } from '../document/document.ts';
import { type Choice, choicesOf, isOriginAllowed } from './choices.ts';
import { groupedProblems, hotelsOf, type Problem } from './problems.ts';
import type { ReleaseIndex } from './release-index.ts';

/** Returns warnings for operators about a valid document, one sentence for each cause. */
export function warningsOf(document: FleetDocument, releases: ReleaseIndex): Problem[] {
  const { fleet } = document;
  const atHotels = groupedProblems(hotelsOf(document), (slug) =>
    [...choicesOf(fleet, slug)].flatMap(([name, choice]) =>
      hotelWarningsOf(fleet, slug, name, choice, releases),
    ),
  );
  return [...atHotels, ...unknownWithdrawalWarnings(fleet)];
}

function unknownWithdrawalWarnings({ channels, hotels, withdrawn }: Fleet): Problem[] {
  const known = new Set(Object.keys(channels));
  for (const { remotes } of Object.values(hotels))
    for (const name of Object.keys(remotes ?? {})) known.add(name);
  return Object.keys(withdrawn ?? {})
    .filter((name) => !known.has(name))
    .map((name) => {
      const text = `versions of ${name} are withdrawn, but no hotel has it${didYouMean(name, [...known])}`;
      return { text, hotels: [] };
    });
}

function hotelWarningsOf(
  fleet: Fleet,
  slug: string,
  name: string,
  choice: Choice,
  releases: ReleaseIndex,
): string[] {
  const { enabled, versions, withdrawn, lacksNext } = choice;
  const [current, previous] = versions;
  if (!enabled) return [];
  return [
    lacksNext && `${name} has no channel "next", so that hotels which chose it get "stable"`,
    withdrawn && current && `${name} ${withdrawn} is withdrawn, so that ${current} runs instead`,
    previous &&
      !releases.get(name, previous) &&
      `${name} ${previous} ${releases.absenceOf(name, previous)}, so that there is none to fall back to`,
    ...disallowedOriginWarnings(fleet, slug, name, choice, releases),
  ].filter((text) => typeof text === 'string');
}

/** Warns of API origins that a hotel's releases name but may not call. */
export function disallowedOriginWarnings(
  fleet: Fleet,
  slug: string,
  name: string,
  { enabled, versions: [current], rollout }: Choice,
  releases: ReleaseIndex,
): string[] {
  const run = enabled ? [current, rollout?.version] : [];
  return run.flatMap((version) => {
    const { origins = [] } = (version && releases.get(name, version)) || {};
    return origins
      .filter((origin) => !isOriginAllowed(fleet, slug, origin))
      .map((origin) => `${name} ${version} names ${origin}, which is not allowed`);
  });
}
