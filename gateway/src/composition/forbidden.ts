import type { Fleet } from '@foyer/shared/contracts/fleet';
import { type Choice, mayCall } from './choices.ts';
import type { Releases } from './releases.ts';

/** The APIs that a hotel's releases of a remote name and may not call there, a sentence each. */
export function forbiddenCalls(
  fleet: Fleet,
  slug: string,
  name: string,
  { enabled, versions: [current], rollout }: Choice,
  releases: Releases,
): string[] {
  const run = enabled ? [current, rollout?.version] : [];
  return run.flatMap((version) => {
    const { origins = [] } = (version && releases.get(name, version)) || {};
    return origins
      .filter((origin) => !mayCall(fleet, slug, origin))
      .map((origin) => `${name} ${version} names ${origin}, which is not allowed`);
  });
}
