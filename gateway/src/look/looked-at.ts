import type { Release } from '@foyer/shared/contracts/release';
import { FleetError } from '../composition/resolve.ts';
import type { GatewayDeps, ReleaseStore } from '../deps.ts';
import { LOCAL, localBuild } from './local-build.ts';
import type { Look } from './look.ts';
import { releaseHash } from './release-hash.ts';

export type LookedAt = {
  /** The release that is looked at; throws a `FleetError` that says why there is none. */
  release(): Promise<Release>;
  /** The releases of its pages. */
  releases: ReleaseStore;
};

type Deps = Pick<GatewayDeps, 'fetch' | 'clock'>;

/** Where the release of a look comes from: the store, or this machine. */
export function lookedAt(look: Look, releases: ReleaseStore, deps: Deps): LookedAt {
  if ('port' in look) return onThisMachine(look.remote, look.port, releases, deps);
  const { remote, version, hash } = look;
  return {
    releases,
    async release() {
      const release = await releases.manifest(remote, version);
      if (!release) throw new FleetError([`${remote} ${version} is not in the release store`]);
      if ((await releaseHash(release)) !== hash)
        throw new FleetError([`${remote} ${version} is another build than the link was made for`]);
      return release;
    },
  };
}

function onThisMachine(remote: string, port: number, releases: ReleaseStore, deps: Deps): LookedAt {
  const build = localBuild(remote, port, deps);
  const isLocal = (name: string, version: string) => name === remote && LOCAL.test(version);
  return {
    release: build.release,
    releases: {
      async manifest(name, version) {
        if (!isLocal(name, version)) return releases.manifest(name, version);
        const now = await build.release().catch(() => undefined);
        return now?.version === version ? now : undefined;
      },
      file: (release, ...asked) =>
        (isLocal(release.name, release.version) ? build : releases).file(release, ...asked),
    },
  };
}
