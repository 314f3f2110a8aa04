import { hotelSuffix, hotelsWithVerb } from '@foyer/releases/changes';
import { problemLines, stateOf } from '@foyer/releases/commit';
import type { Problem } from '@foyer/releases/composition';
import type { Health } from '@foyer/releases/contracts';
import { ALL_HOTELS } from '@foyer/releases/contracts';
import type { FleetState } from '@foyer/releases/revisions';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import type { Command } from '../command.ts';
import type { Deps } from '../deps/deps.ts';
import { fetchHotelStatuses } from '../deps/provider-hotels.ts';
import { fetchHealth, healthLines } from './health.ts';
import { hotelsTable } from './hotels-table.ts';
import { describeRevision, formatTime } from './revision-text.ts';
import { type HotelRuns, runningVersions } from './running-versions.ts';

type Runs = Map<string, HotelRuns>;

/** Prints the document in force, refused edits, the versions of every hotel and release health. */
export const status: Command = {
  parameters: [],
  takes: ['json'],
  help: 'Shows the document in force, refused edits, the versions of every hotel, and release health.',
  async run({ isJson }, deps) {
    const state = await stateOf(deps);
    const [unknown, health] = await Promise.all([unknownHotels(deps, state), fetchHealth(deps)]);
    const warnings = [...state.warnings, ...unknown];
    if (isJson) return formatStatusJson(state, warnings, health);
    const runs = runningVersions(state);
    return [formatStatus(state, warnings, runs), '', ...healthLines(deps, health, runs)].join('\n');
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
  const { current, edit, refused, behind } = state;
  const lines: string[] = [];
  lines.push(
    current
      ? `Revision ${current.revision} is in force since ${formatTime(current.at)}: ${describeRevision(current)}.`
      : 'Nothing is in force: no fleet document was accepted yet.',
  );
  if (edit)
    lines.push(
      'fleet.json was edited by hand: a running gateway or the next command accepts the edit.',
    );
  if (refused)
    lines.push(
      `fleet.json is refused since ${formatTime(refused.since)}:`,
      ...problemLines(refused),
    );
  for (const { revision, hotels, problems, since } of behind) {
    const stay =
      revision === undefined
        ? hotelsWithVerb(hotels, 'has no page', 'have no page')
        : `${hotelsWithVerb(hotels, 'stays', 'stay')} on revision ${revision}`;
    lines.push(`${stay} since ${formatTime(since)}:`, ...problems.map(({ text }) => `  ${text}.`));
  }
  if (warnings.length > 0) lines.push('Warnings:');
  for (const { text, hotels } of warnings) lines.push(`  ${text}${hotelSuffix(hotels)}.`);
  lines.push(
    state.worker
      ? `Every hotel has the service worker ${state.worker.version}.`
      : 'No hotel has a service worker.',
  );
  return [...lines, '', ...hotelsTable(runs)].join('\n').trimEnd();
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
