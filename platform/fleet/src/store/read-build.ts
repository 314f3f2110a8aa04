import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { IS_INSTALLED, packageFolder, releaseNames } from '@foyer/build/packages';
import {
  DECLARATION,
  readDocument,
  readFiles,
  readThirdPartyBuild,
} from '@foyer/build/third-party';
import { Release } from '@foyer/releases/contracts';
import { integrityOf } from '@foyer/releases/pack';
import type { Files, FinishedBuild } from '@foyer/releases/publish';
import { PublishError } from '@foyer/releases/publish';
import { didYouMean } from '@foyer/shared/documents/did-you-mean.ts';
import { abridgedList } from '@foyer/shared/documents/issue-messages.ts';
import type { Deps } from '../deps/deps.ts';
import { templateProblems } from './templates.ts';

/** The manifest in builds of this repository. */
const MANIFEST = 'release.json';

/** Checks if a file or folder exists. */
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Reads the build of a package of this checkout, or of any remote's folder. */
export async function readBuild(
  target: string,
  deps: Pick<Deps, 'published' | 'store'>,
): Promise<FinishedBuild> {
  const own = releaseNames();
  const isOwn = own.includes(target);
  // pnpm runs scripts in the package folder; a path is relative to the caller's folder.
  const folder = isOwn
    ? join(packageFolder(target), 'dist')
    : resolve(process.env.INIT_CWD ?? '.', target);
  if (await exists(join(folder, MANIFEST))) return readOwn(folder);
  if (isOwn) throw new PublishError(`${target} is not built. Run: ${buildCommand(target)}.`);
  if (await exists(join(folder, DECLARATION)))
    return readThirdPartyBuild(folder, (name) => releasesOf(name, deps));
  throw new PublishError(
    (await exists(folder))
      ? `${folder} has neither a ${MANIFEST} nor the ${DECLARATION} of a third-party remote: it is not a finished build.`
      : `${target} is neither a folder nor a package of this checkout${didYouMean(target, own) || '.'}`,
  );
}

const buildCommand = (name: string) =>
  IS_INSTALLED ? 'pnpm build' : `pnpm --filter ${name} build`;

async function readOwn(folder: string): Promise<FinishedBuild> {
  const release = await readDocument(folder, MANIFEST, Release);
  const { files } = await readFiles(folder, (path) => Object.hasOwn(release.files, path));
  const problems = [...fileProblems(release, files), ...templateProblems(release, files)];
  return { release, files, problems, skipped: [] };
}

/** Reads the manifests of all published versions of a release. */
async function releasesOf(name: string, { published, store }: Pick<Deps, 'published' | 'store'>) {
  const versions = await published.versions(name);
  const releases = await Promise.all(
    // Unreadable releases are skipped.
    versions.map((version) => store.manifest(name, version).catch(() => undefined)),
  );
  return releases.filter((release) => release !== undefined);
}

/** Reports files that are missing or differ from the manifest. */
function fileProblems(release: Release, files: Files): string[] {
  const paths = Object.keys(release.files);
  const missing = paths.filter((path) => !files.has(path));
  const changed = paths.filter((path) => {
    const bytes = files.get(path);
    return bytes && integrityOf(bytes) !== release.files[path]?.integrity;
  });
  return [
    ...(missing.length > 0 ? [`The build lacks ${abridgedList(missing)}: build it again.`] : []),
    ...(changed.length > 0
      ? [
          `The build has other bytes in ${abridgedList(changed)} than its ${MANIFEST} lists: build it again.`,
        ]
      : []),
  ];
}
