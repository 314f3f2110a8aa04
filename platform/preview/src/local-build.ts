import type { Runtime } from '@foyer/common/http';
import { bodyOf, contentId } from '@foyer/common/http';
import { FleetError } from '@foyer/releases/composition';
import { isReleaseName, Release } from '@foyer/releases/contracts';
import type { ReleaseStore } from '@foyer/releases/store';
import { releaseStoreOf } from '@foyer/releases/store';
import { localOrigin } from './preview.ts';

const LIMIT_MS = 3000;
const MANIFEST_BYTES = 1_000_000;
const HASH_DIGITS = 12;

/** Matches the versions of builds that this machine serves. */
const LOCAL_VERSION = new RegExp(`-preview\\.[0-9a-f]{${HASH_DIGITS}}$`);

export type LocalBuild = ReturnType<typeof localBuild>;

/**
 * Returns the build that this machine serves at a port, as a release. Its version contains a hash
 * of the content, so an address never means two files. It requests only `release.json` and the
 * files listed there, only from `localhost` at this port, and follows no redirects.
 */
export function localBuild(remote: string, port: number, { fetch }: Pick<Runtime, 'fetch'>) {
  const origin = localOrigin(port);
  let release: Promise<Release> | undefined;

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
        `Nothing answers at ${origin}: serve the output folder of the build there`,
      ]);
    });
    const text = new TextDecoder().decode(bytes);
    const release = parsed(text);
    if (!release) throw new FleetError([`${origin} serves no release.json of a finished build`]);
    const { name, version, files, entry } = release;
    if (name !== remote) throw new FleetError([`${origin} serves ${name}, not ${remote}`]);
    if (!Object.hasOwn(files, entry))
      throw new FleetError([
        `${origin} is a development server: build ${name}, and serve the folder of the build`,
      ]);
    const [number] = version.split(/[-+]/);
    return {
      ...release,
      version: `${number}-preview.${contentId(text).slice(0, HASH_DIGITS)}`,
    };
  }

  const files = releaseStoreOf({
    get: (path, limit) => read(path.split('/').slice(3).join('/'), limit),
  });
  return {
    isVersion: (name: string, version: string) => name === remote && LOCAL_VERSION.test(version),
    /** Returns the build, read once; throws a `FleetError` with the reason if there is none. */
    release(): Promise<Release> {
      release ??= readRelease();
      return release;
    },
    // A server with a fallback page would respond to requests for compressed copies too.
    file: ((release, path) => files.file(release, path, [])) satisfies ReleaseStore['file'],
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
