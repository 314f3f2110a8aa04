import type { Problem } from '@foyer/gateway/composition/problems';
import type { FleetState } from '@foyer/gateway/fleet/state';
import type { Health } from '@foyer/gateway/health/routes';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import { ALL_HOTELS } from '@foyer/shared/contracts/fleet';
import { atHotels, hotelsDo } from '../changes/told.ts';
import type { Command } from '../command.ts';
import { problemLines } from '../commit/problem-lines.ts';
import { stateOf } from '../commit/settled.ts';
import { askProvider } from '../world/hotels.ts';
import type { World } from '../world/world.ts';
import { askHealth, healthLines } from './health.ts';
import { hotelsTable } from './hotels-table.ts';
import { deed, moment } from './moment.ts';
import { type HotelRuns, runningNow } from './running.ts';

type Runs = Map<string, HotelRuns>;

/** What is in force and since when, what is refused and why, and what every hotel runs. */
export const status: Command = {
  parameters: [],
  takes: ['json'],
  help: 'What is in force, what is refused and why, what every hotel runs, and how guests fare.',
  async run({ isJson }, world) {
    const state = await stateOf(world);
    const [unknown, health] = await Promise.all([unknownHotels(world, state), askHealth(world)]);
    const warnings = [...state.warnings, ...unknown];
    if (isJson) return inJson(state, warnings, health);
    const runs = runningNow(state);
    return [inWords(state, warnings, runs), '', ...healthLines(world, health, runs)].join('\n');
  },
};

/** Hotels that the document names and the provider does not have. */
async function unknownHotels(world: World, { inForce }: FleetState): Promise<Problem[]> {
  const slugs = Object.keys(inForce?.document.fleet.hotels ?? {}).filter(
    (slug) => slug !== ALL_HOTELS && slug !== DEFAULT_SLUG,
  );
  const answers = await askProvider(world, slugs);
  const those = (answer: string) => slugs.filter((_, place) => answers[place] === answer);
  return [
    { text: 'The provider knows no such hotel', hotels: those('unknown') },
    {
      text: `The provider at ${world.providerUrl} could not be asked whether it knows them`,
      hotels: those('unreachable'),
    },
  ].filter(({ hotels }) => hotels.length > 0);
}

function inWords(state: FleetState, warnings: Problem[], runs: Runs): string {
  const { edition, edit, refused, behind } = state;
  const lines: string[] = [];
  lines.push(
    edition
      ? `Revision ${edition.revision} is in force since ${moment(edition.at)}: ${deed(edition)}.`
      : 'Nothing is in force: no fleet document was accepted yet.',
  );
  if (edit)
    lines.push('fleet.json was edited by hand: a running gateway or the next command takes it up.');
  if (refused)
    lines.push(`fleet.json is refused since ${moment(refused.since)}:`, ...problemLines(refused));
  for (const { revision, hotels, problems, since } of behind) {
    const instead = revision === undefined ? 'no page at all' : `revision ${revision} instead`;
    lines.push(
      `${hotelsDo(hotels, 'has', 'have')} ${instead}, since ${moment(since)}:`,
      ...problems.map(({ text }) => `  ${text}.`),
    );
  }
  if (warnings.length > 0) lines.push('To know:');
  for (const { text, hotels } of warnings) lines.push(`  ${text}${atHotels(hotels)}.`);
  lines.push(
    state.worker
      ? `Every hotel has the service worker ${state.worker.version}.`
      : 'No hotel has a service worker.',
  );
  return [...lines, '', ...hotelsTable(runs)].join('\n').trimEnd();
}

function inJson(state: FleetState, warnings: Problem[], health: Health | undefined): string {
  const { edition, edit, refused, behind } = state;
  const { text, ...known } = edition ?? {};
  const hotels = [...runningNow(state)].map(([slug, { remotes }]) => [
    slug,
    Object.fromEntries(remotes),
  ]);
  return JSON.stringify(
    {
      edition: edition ? known : null,
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
