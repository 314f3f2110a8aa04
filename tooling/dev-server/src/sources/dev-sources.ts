import { join } from 'node:path';
import { changedSince, hashes } from '@foyer/build/federation';
import { readOwnManifest } from '@foyer/build/finished-builds';
import { Release } from '@foyer/releases/contracts';
import { localVersion } from '@foyer/releases/publish';
import { startDevServer } from './dev-server.ts';
import { createDevSource, type DevSource } from './dev-source.ts';
import { readDeclarations } from './read-declarations.ts';
import type { LastBuild, SourceState } from './source-state.ts';
import { debouncedBatch, watchFolder, watchPackage } from './watch-packages.ts';

/** Delay of the check for stale builds after the last edit, in ms. */
const CHECK_DELAY_MS = 1000;

/** Manages the shell and the remotes of a checkout, in the order of their ports. */
export function createDevSources(options: {
  root: string;
  names: readonly string[];
  originOf(name: string): string;
  /** True if an edit opens a source; otherwise edits affect only open sources. */
  opensByEdits: boolean;
  print(line: string): void;
  changed(states: SourceState[]): void;
}) {
  const { root, names, originOf, opensByEdits, print } = options;
  const hashOf = hashes();
  const sources = new Map<string, DevSource>(names.map((name) => [name, sourceOf(name)]));
  const states = () => [...sources.values()].map((source) => source.state());

  function sourceOf(name: string): DevSource {
    const origin = originOf(name);
    return createDevSource(name, {
      origin,
      start: (on) => startDevServer(join(root, name), Number(new URL(origin).port), on),
      readRelease: async () => Release.parse(await (await fetch(`${origin}/release.json`)).json()),
      print,
      changed: () => options.changed(states()),
    });
  }

  const remotes = names.filter((name) => name !== 'shell');

  async function declare(changedNames: readonly string[]): Promise<void> {
    const declared: Promise<void>[] = [];
    await readDeclarations(root, changedNames, (name, declaration) => {
      const source = sources.get(name);
      if (source) declared.push(source.declared(declaration));
    });
    await Promise.all(declared);
  }

  async function checkBuilds(): Promise<void> {
    await Promise.all(
      names.map(async (name) => sources.get(name)?.setLastBuild(await lastBuildOf(name))),
    );
  }

  /** Returns the build in a package's `dist`, and the files changed since; undefined for none. */
  async function lastBuildOf(name: string): Promise<LastBuild | undefined> {
    const folder = join(root, name);
    const dist = join(folder, 'dist');
    try {
      const release = await readOwnManifest(dist);
      const changed = await changedSince(folder, dist, hashOf);
      return { versions: [release.version, localVersion(release)], changed };
    } catch {
      // An incomplete build has no release.
      return undefined;
    }
  }

  const scheduleCheck = debouncedBatch(() => void checkBuilds(), CHECK_DELAY_MS);

  function watch(): void {
    for (const name of names)
      watchPackage(join(root, name), (paths) => {
        const isDeclaration = [...paths].some((path) => !path.startsWith('src'));
        if (isDeclaration && name !== 'shell') void declare([name]);
        sources.get(name)?.saved(opensByEdits);
        scheduleCheck(name);
      });
    watchFolder(join(root, 'shared/src'), scheduleCheck);
  }

  return {
    states,
    open: (name: string) => sources.get(name)?.open(),
    /** Reads all declarations and builds, and watches them. */
    async start(): Promise<void> {
      watch();
      await Promise.all([declare(remotes), checkBuilds()]);
    },
    stop: () => Promise.all([...sources.values()].map((source) => source.stop())),
  };
}
