import type { Realtime } from '@foyer/shared/contracts/realtime';
import type { Release } from '@foyer/shared/contracts/release';
import { instead } from '../composition/instead.ts';
import type { Resolution } from '../composition/resolution.ts';
import { FleetError, resolveComposition } from '../composition/resolve.ts';
import type { Candidate } from '../fleet/candidates.ts';

/**
 * What a hotel gets by the edition that it runs, but for one remote: that is enabled there, and is this
 * release alone, so that a failure shows. Throws `FleetError` where these cannot run together.
 */
export function composeLook(
  { document: { fleet }, releases }: Pick<Candidate, 'document' | 'releases'>,
  slug: string,
  release: Release,
  realtime?: Realtime,
): Resolution {
  const { name, version, kind } = release;
  if (kind === 'worker') throw new FleetError([`${name} is no remote`]);
  const why = Object.entries(fleet.withdrawn?.[name] ?? {}).find(([one]) => one === version)?.[1];
  if (why !== undefined) throw new FleetError([`${name} ${version} is withdrawn: ${why}`]);
  const base = instead({ fleet, releases }, slug, [release], () => true);
  return resolveComposition(base.fleet, slug, base.releases, { realtime });
}
