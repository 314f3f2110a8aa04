import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedSince } from '@foyer/build/federation';
import { readOwnManifest } from '@foyer/build/finished-builds';
import { ROOT } from '@foyer/build/packages';
import { Release } from '@foyer/releases/contracts';
import { localVersion } from '@foyer/releases/publish';
import pLimit from 'p-limit';
import { startDevServer } from './dev-server.ts';
import { createDevSource, type DevSource } from './dev-source.ts';
import { readDeclaration } from './read-declaration.ts';
import type { LastBuild, SourceState } from './source-state.ts';
import { debounced, watchFolder, watchPackage } from './watch-packages.ts';

/** Delay of the check for stale builds after the last edit, in ms. */
const CHECK_DELAY_MS = 1000;

/** Manages the shell and the remotes of a checkout, in the order of their ports. */
export function createDevSources(options: {
  names: readonly string[];
  originOf(name: string): string;
  /** True if an edit opens a source; otherwise edits affect only open sources. */
  opensByEdits: boolean;
  print(line: string): void;
  changed(states: SourceState[]): void;
}) {
  const { names, originOf, opensByEdits, print } = options;
  const limited = pLimit(availableParallelism());
  const sources = new Map<string, DevSource>(names.map((name) => [name, sourceOf(name)]));
  const states = () => [...sources.values()].map((source) => source.state());

  function sourceOf(name: string): DevSource {
    const origin = originOf(name);
    return createDevSource(name, {
      origin,
      start: (on) => startDevServer(join(ROOT, name), Number(new URL(origin).port), on),
      readRelease: async () => Release.parse(await (await fetch(`${origin}/release.json`)).json()),
      print,
      changed: () => options.changed(states()),
    });
  }

  const remotes = names.filter((name) => name !== 'shell');

  const declare = (name: string) =>
    limited(async () => {
      await sources.get(name)?.declared(await readDeclaration(join(ROOT, name)));
    });

  /** Returns the build in a package's `dist`, and the files changed since. Throws for none. */
  async function lastBuildOf(name: string): Promise<LastBuild> {
    const folder = join(ROOT, name);
    const dist = join(folder, 'dist');
    const release = await readOwnManifest(dist);
    const changed = await changedSince(folder, dist);
    return { versions: [release.version, localVersion(release)], changed };
  }

  // An incomplete build has no release.
  const checkBuild = async (name: string) =>
    sources.get(name)?.setLastBuild(await lastBuildOf(name).catch(() => undefined));
  const checkBuilds = () => Promise.all(names.map(checkBuild));

  function watch(name: string, source: DevSource): void {
    const declareAgain = debounced(() => void declare(name));
    const saved = debounced(() => source.saved(opensByEdits));
    const check = debounced(() => void checkBuild(name), CHECK_DELAY_MS);
    watchPackage(join(ROOT, name), (path) => {
      if (!path.startsWith('src') && name !== 'shell') declareAgain();
      saved();
      check();
    });
  }

  return {
    states,
    open: (name: string) => sources.get(name)?.open(),
    /** Reads all declarations and builds, and watches them. */
    async start(): Promise<void> {
      for (const [name, source] of sources) watch(name, source);
      watchFolder(
        join(ROOT, 'shared/src'),
        debounced(() => void checkBuilds(), CHECK_DELAY_MS),
      );
      await Promise.all([...remotes.map(declare), checkBuilds()]);
    },
    stop: () => Promise.all([...sources.values()].map((source) => source.stop())),
  };
}
