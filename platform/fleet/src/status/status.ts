import { hotelSuffix, hotelsWithVerb } from '@foyer/releases/changes';
import { problemLines } from '@foyer/releases/commit';
import type { Problem } from '@foyer/releases/composition';
import { ALL_HOTELS, type Health } from '@foyer/releases/contracts';
import { Refusal } from '@foyer/releases/refusal';
import { type FleetState, fleetState } from '@foyer/releases/revisions';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import type { Command } from '../command.ts';
import type { Deps } from '../deps/deps.ts';
import { fetchHotelStatuses } from '../deps/provider-hotels.ts';
import { describeRevision, formatTime } from './format.ts';
import { fetchHealth, healthLines } from './health.ts';
import { type HotelRuns, hotelsTable, runningVersions } from './running-versions.ts';

type Runs = Map<string, HotelRuns>;

/** Prints the document in force, refused edits, the versions of every hotel and release health. */
export const status: Command = {
  parameters: [],
  takes: ['json'],
  help: 'Shows the document in force, refused edits, the versions of every hotel, and release health.',
  async run(_, { json }, deps) {
    const state = await fleetState(deps);
    const [unknown, health] = await Promise.all([unknownHotels(deps, state), fetchHealth(deps)]);
    const warnings = [...state.warnings, ...unknown];
    if (json) return formatStatusJson(state, warnings, health);
    const runs = runningVersions(state);
    return [formatStatus(state, warnings, runs), '', ...healthLines(deps, health, runs)].join('\n');
  },
};

/** Prints the document in force, for editing and applying again. */
export const show: Command = {
  parameters: [],
  takes: [],
  help: 'Prints the fleet document in force, to be edited and applied again.',
  async run(_, __, deps) {
    const { current } = await fleetState(deps);
    if (!current) throw new Refusal('Nothing is in force: no fleet document was accepted yet.');
    return current.text.trimEnd();
  },
};

/** Returns warnings for hotels in the document that the provider does not know. */
async function unknownHotels(deps: Deps, { currentCandidate }: FleetState): Promise<Problem[]> {
  const slugs = Object.keys(currentCandidate?.document.fleet.hotels ?? {}).filter(
    (slug) => slug !== ALL_HOTELS && slug !== DEFAULT_SLUG,
  );
  const statuses = await fetchHotelStatuses(deps, slugs);
  const hotelsWith = (wanted: string) => slugs.filter((_, index) => statuses[index] === wanted);
  return [
    { text: 'The provider does not know these hotels', hotels: hotelsWith('unknown') },
    {
      text: `The provider at ${deps.providerUrl} is unreachable, so these hotels are not verified`,
      hotels: hotelsWith('unreachable'),
    },
  ].filter(({ hotels }) => hotels.length > 0);
}

function formatStatus(state: FleetState, warnings: Problem[], runs: Runs): string {
  const { current, edit, refused, behind, worker } = state;
  const lines = [
    current
      ? `Revision ${current.revision} is in force since ${formatTime(current.at)}: ${describeRevision(current)}.`
      : 'Nothing is in force: no fleet document was accepted yet.',
    edit &&
      'fleet.json was edited by hand: a running gateway or the next command accepts the edit.',
    refused && `fleet.json is refused since ${formatTime(refused.since)}:`,
    ...(refused ? problemLines(refused) : []),
    ...behind.flatMap(behindLines),
    warnings.length > 0 && 'Warnings:',
    ...warnings.map(({ text, hotels }) => `  ${text}${hotelSuffix(hotels)}.`),
    worker
      ? `Every hotel has the service worker ${worker.version}.`
      : 'No hotel has a service worker.',
    '',
    ...hotelsTable(runs),
  ];
  return lines
    .filter((line) => typeof line === 'string')
    .join('\n')
    .trimEnd();
}

function behindLines({ revision, hotels, problems, since }: FleetState['behind'][number]) {
  const stay =
    revision === undefined
      ? hotelsWithVerb(hotels, 'has no page', 'have no page')
      : `${hotelsWithVerb(hotels, 'stays', 'stay')} on revision ${revision}`;
  return [`${stay} since ${formatTime(since)}:`, ...problems.map(({ text }) => `  ${text}.`)];
}

function formatStatusJson(
  state: FleetState,
  warnings: Problem[],
  health: Health | undefined,
): string {
  const { current, edit, refused, behind } = state;
  const { text, ...known } = current ?? {};
  const hotels = [...runningVersions(state)].map(([slug, { remotes }]) => [
    slug,
    Object.fromEntries(remotes),
  ]);
  return JSON.stringify(
    {
      inForce: current ? known : null,
      edited: edit !== undefined,
      refused: refused ?? null,
      behind,
      warnings,
      worker: state.worker?.version ?? null,
      hotels: Object.fromEntries(hotels),
      health: health ?? null,
    },
    null,
    2,
  );
}
