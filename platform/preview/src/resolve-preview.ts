import type { Resolution } from '@foyer/releases/composition';
import { FleetError, resolveComposition, withOverrides } from '@foyer/releases/composition';
import type { Release } from '@foyer/releases/contracts';
import type { CandidateRevision } from '@foyer/releases/revisions';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';

/**
 * Resolves a hotel's effective revision with one remote replaced by this release. It enables the
 * remote there, without fallback releases, so that a failure shows. Throws a `FleetError` if the
 * releases cannot run together.
 */
export function resolvePreview(
  { document: { fleet }, releases }: Pick<CandidateRevision, 'document' | 'releases'>,
  slug: string,
  release: Release,
  realtime?: Realtime,
): Resolution {
  const { name, version, kind } = release;
  if (kind === 'worker') throw new FleetError([`${name} is no remote`]);
  const why = Object.entries(fleet.withdrawn?.[name] ?? {}).find(([one]) => one === version)?.[1];
  if (why !== undefined) throw new FleetError([`${name} ${version} is withdrawn: ${why}`]);
  const base = withOverrides({ fleet, releases }, slug, [release], () => true);
  return resolveComposition(base.fleet, slug, base.releases, { realtime });
}
