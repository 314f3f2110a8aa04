import type { Runtime } from '@foyer/common/http';
import { FleetError } from '@foyer/releases/composition';
import type { ReleaseStore } from '@foyer/releases/store';
import { type LocalBuild, localBuild } from './local-build.ts';
import { type Preview, releaseHash } from './preview.ts';

/**
 * Returns the source of a previewed release, the store or this machine, and the releases of the
 * preview's pages. Reading the release throws a `FleetError` with the reason if there is none.
 */
export function previewSourceOf(
  preview: Preview,
  releases: ReleaseStore,
  deps: Pick<Runtime, 'fetch'>,
) {
  if ('port' in preview) {
    const build = localBuild(preview.remote, preview.port, deps);
    return { release: build.release, releases: withBuild(releases, build) };
  }
  const { remote, version, hash } = preview;
  return {
    releases,
    async release() {
      const release = await releases.manifest(remote, version);
      if (!release) throw new FleetError([`${remote} ${version} is not in the release store`]);
      if ((await releaseHash(release)) !== hash)
        throw new FleetError([`${remote} ${version} is not the build that the link was made for`]);
      return release;
    },
  };
}

/** Adds a build of this machine to a store. */
function withBuild(releases: ReleaseStore, build: LocalBuild): ReleaseStore {
  return {
    async manifest(name, version) {
      if (!build.isVersion(name, version)) return releases.manifest(name, version);
      const current = await build.release().catch(() => undefined);
      return current?.version === version ? current : undefined;
    },
    file: (release, ...args) =>
      (build.isVersion(release.name, release.version) ? build : releases).file(release, ...args),
  };
}
