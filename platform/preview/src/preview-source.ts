import type { Runtime } from '@foyer/common/http';
import { FleetError } from '@foyer/releases/composition';
import type { Release } from '@foyer/releases/contracts';
import type { ReleaseStore } from '@foyer/releases/store';
import { LOCAL_VERSION, localBuild } from './local-build.ts';
import type { Preview } from './preview.ts';
import { releaseHash } from './release-hash.ts';

export type PreviewSource = {
  /** Returns the previewed release; throws a `FleetError` with the reason if there is none. */
  release(): Promise<Release>;
  /** The releases that the preview's pages use. */
  releases: ReleaseStore;
};

type Deps = Pick<Runtime, 'fetch' | 'clock'>;

/** Returns the source of a previewed release: the store, or this machine. */
export function previewSourceOf(
  preview: Preview,
  releases: ReleaseStore,
  deps: Deps,
): PreviewSource {
  if ('port' in preview) return localSource(preview.remote, preview.port, releases, deps);
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

function localSource(
  remote: string,
  port: number,
  releases: ReleaseStore,
  deps: Deps,
): PreviewSource {
  const build = localBuild(remote, port, deps);
  const isLocal = (name: string, version: string) => name === remote && LOCAL_VERSION.test(version);
  return {
    release: build.release,
    releases: {
      async manifest(name, version) {
        if (!isLocal(name, version)) return releases.manifest(name, version);
        const current = await build.release().catch(() => undefined);
        return current?.version === version ? current : undefined;
      },
      file: (release, ...args) =>
        (isLocal(release.name, release.version) ? build : releases).file(release, ...args),
    },
  };
}
