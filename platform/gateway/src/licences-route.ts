import { licencesPage, notReady } from '@foyer/prerender/page';
import { hotelsOf, namedReleasesOf } from '@foyer/releases/composition';
import { LICENCES, releaseBase } from '@foyer/releases/contracts';
import type { CandidateRevision, FleetState } from '@foyer/releases/revisions';
import { Hono } from 'hono';
import type { AppContext } from './context.ts';

/** Serves the list of licence files, one for each release that a hotel can get. */
export function licencesRoute({ fleet }: Pick<AppContext, 'fleet'>): Hono {
  return new Hono().get('/', async () => {
    const state = await fleet();
    const current = state?.currentCandidate;
    return current ? licencesPage(licencesIn(effectiveRevisionsOf(state, current))) : notReady();
  });
}

/** Returns the current revision and the older ones of hotels that have stayed behind. */
function effectiveRevisionsOf(state: FleetState, current: CandidateRevision) {
  const ofHotels = hotelsOf(current.document).flatMap(
    (slug) => state.effectiveRevisionOf(slug) ?? [],
  );
  return new Set([current, ...ofHotels]);
}

function licencesIn(revisions: ReadonlySet<CandidateRevision>) {
  // No hotel gets a release that the store lacks.
  const found = [...revisions].flatMap(({ document, releases }) =>
    [...namedReleasesOf(document.fleet).values()].flatMap(
      ([name, version]) => releases.get(name, version) ?? [],
    ),
  );
  const byRelease = new Map(
    found.map((release) => [`${release.name} ${release.version}`, release]),
  );
  return [...byRelease]
    .map(([release, { name, version, files }]) => ({
      release,
      address: Object.hasOwn(files, LICENCES) ? releaseBase(name, version) + LICENCES : undefined,
    }))
    .sort((one, other) => one.release.localeCompare(other.release, 'en', { numeric: true }));
}
