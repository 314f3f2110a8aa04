import type { OfflineBundle } from '@foyer/releases/contracts';
import { releaseBase } from '@foyer/releases/contracts';
import type { FileFacts } from './file-cache.ts';

/** Maps each file of a bundle by the path that pages request. */
export function filesOf({ releases }: OfflineBundle): Map<string, FileFacts> {
  return new Map(
    releases.flatMap(({ name, version, files }) =>
      Object.entries(files).map(([path, facts]): [string, FileFacts] => [
        releaseBase(name, version) + path,
        facts,
      ]),
    ),
  );
}

/** Lists the paths of the start scripts that every page of a bundle loads. */
export function startScriptsOf({ releases }: OfflineBundle): Set<string> {
  const [shell] = releases;
  if (!shell) return new Set();
  const base = releaseBase(shell.name, shell.version);
  return new Set([shell.entry, ...shell.initial.scripts].map((path) => base + path));
}
