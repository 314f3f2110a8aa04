import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { integrityOf } from '@foyer/gateway/releases/pack';
import { PublishError } from '@foyer/gateway/releases/publish';
import { Release } from '@foyer/shared/contracts/release';
import { didYouMean } from '@foyer/shared/documents/did-you-mean';
import { someOf } from '@foyer/shared/documents/sentences';
import { type Files, readDocument, readFiles } from '../../../federation/foreign/folder.ts';
import {
  type Build,
  DECLARATION,
  type ReleasesOf,
  readForeign,
} from '../../../federation/foreign/read-foreign.ts';
import { IS_INSTALLED, packageFolder, releaseNames } from '../../../scripts/packages.ts';

/** What our own builds say of themselves. */
const MANIFEST = 'release.json';

/** Whether a file or folder is there. */
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Reads the build of a package of this checkout, or the one in a folder, whoever made it. */
export async function readBuild(target: string, releasesOf: ReleasesOf): Promise<Build> {
  const own = releaseNames();
  const isOwn = own.includes(target);
  // pnpm runs scripts in the package; a path is meant from where it was typed.
  const folder = isOwn
    ? join(packageFolder(target), 'dist')
    : resolve(process.env.INIT_CWD ?? '.', target);
  if (await isThere(join(folder, MANIFEST))) return readOwn(folder);
  if (isOwn) throw new PublishError(`${target} is not built: ${buildCommand(target)} does it.`);
  if (await isThere(join(folder, DECLARATION))) return readForeign(folder, releasesOf);
  throw new PublishError(
    (await isThere(folder))
      ? `${folder} holds no ${MANIFEST}, nor the ${DECLARATION} of a remote from elsewhere: it is no finished build.`
      : `${target} is neither a folder nor a package of this checkout${didYouMean(target, own) || '.'}`,
  );
}

const buildCommand = (name: string) =>
  IS_INSTALLED ? 'pnpm build' : `pnpm --filter ${name} build`;

async function readOwn(folder: string): Promise<Build> {
  const release = await readDocument(folder, MANIFEST, Release);
  const { files } = await readFiles(folder, (path) => Object.hasOwn(release.files, path));
  return { release, files, problems: fileProblems(release, files), leftOut: [] };
}

/** Files that are not there, or not what the release says of them. */
function fileProblems(release: Release, files: Files): string[] {
  const paths = Object.keys(release.files);
  const missing = paths.filter((path) => !files.has(path));
  const changed = paths.filter((path) => {
    const bytes = files.get(path);
    return bytes && integrityOf(bytes) !== release.files[path]?.integrity;
  });
  return [
    ...(missing.length > 0 ? [`The build lacks ${someOf(missing)}: build it again.`] : []),
    ...(changed.length > 0
      ? [
          `The build has other bytes in ${someOf(changed)} than its ${MANIFEST} says: build it again.`,
        ]
      : []),
  ];
}
