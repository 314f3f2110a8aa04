import { isSecure } from '@foyer/common/http';
import { licencesPage, notReady } from '@foyer/prerender/page';
import { namedReleasesOf } from '@foyer/releases/composition';
import { LICENCES, releaseBase } from '@foyer/releases/contracts';
import type { FleetState } from '@foyer/releases/revisions';
import { Hono } from 'hono';
import type { AppContext } from './context.ts';

/** Serves the list of licence files, one for each release that a hotel can get. */
export function licencesRoute({ fleet }: Pick<AppContext, 'fleet'>): Hono {
  return new Hono().get('/', async (c) => {
    const secure = isSecure(c.req.raw);
    const revision = (await fleet())?.currentCandidate;
    return revision ? licencesPage(secure, licencesIn(revision)) : notReady(secure);
  });
}

function licencesIn({ document, releases }: NonNullable<FleetState['currentCandidate']>) {
  const named = [...namedReleasesOf(document.fleet).values()];
  return named
    .flatMap(([name, version]) => releases.get(name, version) ?? [])
    .map(({ name, version, files }) => ({
      release: `${name} ${version}`,
      address: Object.hasOwn(files, LICENCES) ? releaseBase(name, version) + LICENCES : undefined,
    }))
    .sort((one, other) => one.release.localeCompare(other.release, 'en', { numeric: true }));
}
