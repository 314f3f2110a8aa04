import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  DECLARATION,
  OWN_MANIFEST,
  readOwnBuild,
  readThirdPartyBuild,
} from '@foyer/build/finished-builds';
import { IS_INSTALLED, packageFolder, releaseNames } from '@foyer/build/packages';
import type { FinishedBuild } from '@foyer/releases/publish';
import { Refusal } from '@foyer/releases/refusal';
import { publishedVersions } from '@foyer/releases/store';
import { didYouMean } from '@foyer/shared/documents/did-you-mean.ts';
import type { Deps } from '../deps/deps.ts';

/** Checks if a file or folder exists. */
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Reads the build of a package of this checkout, or of any remote's folder. */
export async function readBuild(
  target: string,
  deps: Pick<Deps, 'objects' | 'store'>,
): Promise<FinishedBuild> {
  const own = releaseNames();
  const isOwn = own.includes(target);
  // pnpm runs scripts in the package folder; a path is relative to the caller's folder.
  const folder = isOwn
    ? join(packageFolder(target), 'dist')
    : resolve(process.env.INIT_CWD ?? '.', target);
  if (await exists(join(folder, OWN_MANIFEST))) {
    const build = await readOwnBuild(folder);
    if (isOwn) await requireCurrentVersion(build, packageFolder(target));
    return build;
  }
  if (isOwn) throw new Refusal(`${target} is not built. Run: ${buildCommand(target)}.`);
  if (await exists(join(folder, DECLARATION)))
    return readThirdPartyBuild(folder, (name) => releasesOf(name, deps));
  throw new Refusal(
    (await exists(folder))
      ? `${folder} has neither a ${OWN_MANIFEST} nor the ${DECLARATION} of a third-party remote: it is not a finished build (docs/team/third-party-remote.md#declare-it).`
      : `${target} is neither a folder nor a package of this checkout${didYouMean(target, own) || '.'}`,
  );
}

/** Refuses a build from before its package got another version. */
export async function requireCurrentVersion({ release }: FinishedBuild, folder: string) {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (release.version !== version)
    throw new Refusal(
      `The package.json of ${release.name} has version ${version}, and the build ${release.version}. Run: ${buildCommand(release.name)}.`,
    );
}

const buildCommand = (name: string) =>
  IS_INSTALLED ? 'pnpm build' : `pnpm --filter ${name} build`;

/** Reads the manifests of all published versions of a release. */
async function releasesOf(name: string, { objects, store }: Pick<Deps, 'objects' | 'store'>) {
  const versions = await publishedVersions({ objects }, name);
  const releases = await Promise.all(
    // Unreadable releases are skipped.
    versions.map((version) => store.manifest(name, version).catch(() => undefined)),
  );
  return releases.filter((release) => release !== undefined);
}
