import { isReleaseName, Release } from '@foyer/shared/contracts/release';
import { FleetError } from '../composition/resolve.ts';
import type { GatewayDeps, ReleaseStore } from '../deps.ts';
import { bodyOf } from '../http/body.ts';
import { releasesIn } from '../releases/release-store.ts';
import { localOrigin } from './look.ts';
import { hexHash } from './release-hash.ts';

const LIMIT_MS = 3000;
const MANIFEST_BYTES = 1_000_000;
/** How long what was read holds, in ms: a page asks for its files at once. */
const HOLDS_MS = 1000;
const HASH_DIGITS = 12;

/** How a version ends that was made of what this machine serves. */
export const LOCAL = new RegExp(`-look\\.[0-9a-f]{${HASH_DIGITS}}$`);

export type LocalBuild = {
  /** The build as it is now; throws a `FleetError` that says why there is none. */
  release(): Promise<Release>;
  file: ReleaseStore['file'];
};

/**
 * The build of a remote that this machine serves at a port, as a release: its version tells its
 * content, so that an address never means two files. Nothing else is asked for than `localhost`, at
 * this port, without redirects, for `release.json` and what that lists.
 */
export function localBuild(
  remote: string,
  port: number,
  { fetch, clock }: Pick<GatewayDeps, 'fetch' | 'clock'>,
): LocalBuild {
  const origin = localOrigin(port);
  let known: { release: Promise<Release>; at: number } | undefined;

  async function read(path: string, limit: number) {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(`${origin}/${path}`, { redirect: 'manual', signal });
    if (response.ok) return bodyOf(response, limit);
    await response.body?.cancel();
    return undefined;
  }

  async function readRelease(): Promise<Release> {
    const bytes = await read('release.json', MANIFEST_BYTES).catch((error: unknown) => {
      if (error instanceof RangeError) return undefined;
      throw new FleetError([
        `Nothing answers at ${origin}: serve the folder there that the build was written to`,
      ]);
    });
    const text = new TextDecoder().decode(bytes);
    const release = parsed(text);
    if (!release) throw new FleetError([`${origin} serves no release.json of a finished build`]);
    const { name, version, files, entry } = release;
    if (name !== remote) throw new FleetError([`${origin} serves ${name}, and not ${remote}`]);
    if (!Object.hasOwn(files, entry))
      throw new FleetError([
        `${origin} is a development server: build ${name}, and serve the folder of the build`,
      ]);
    const [number] = version.split(/[-+]/);
    return {
      ...release,
      version: `${number}-look.${(await hexHash(text)).slice(0, HASH_DIGITS)}`,
    };
  }

  const files = releasesIn({
    get: (path, limit) => read(path.split('/').slice(3).join('/'), limit),
  });
  return {
    release() {
      if (!known || clock() - known.at >= HOLDS_MS) known = { release: readRelease(), at: clock() };
      return known.release;
    },
    // A server of one page for all addresses would answer for the compressed copies too.
    file: (release, path) => files.file(release, path, []),
  };
}

function parsed(text: string): Release | undefined {
  try {
    const release = Release.parse(JSON.parse(text));
    return isReleaseName(release.name, release.version) ? release : undefined;
  } catch {
    return undefined;
  }
}
