import type { Fleet } from '../contracts/fleet.ts';
import { type Choice, isOriginAllowed } from './choices.ts';
import type { ReleaseIndex } from './release-index.ts';

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
