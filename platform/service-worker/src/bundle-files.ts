import type { OfflineBundle } from '@foyer/releases/contracts';
import { releaseBase } from '@foyer/releases/contracts';

/** A release file: the path that pages request, its hash, and its size in bytes. */
export type BundleFile = ReturnType<typeof filesOf>[number];

/** Lists the files of a bundle. */
export function filesOf({ releases }: OfflineBundle) {
  const [shell] = releases;
  return releases.flatMap((release) =>
    Object.entries(release.files).map(([path, facts]) => ({
      ...facts,
      path: releaseBase(release.name, release.version) + path,
      /** True for the scripts of the shell that every page loads. */
      isStartScript: release === shell && [shell.entry, ...shell.initial.scripts].includes(path),
    })),
  );
}
