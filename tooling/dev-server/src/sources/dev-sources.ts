import { join } from 'node:path';
import { hashes } from '@foyer/build/federation';
import { Release } from '@foyer/releases/contracts';
import { startDevServer } from './dev-server.ts';
import { createDevSource, type DevSource } from './dev-source.ts';
import { lastBuildIn } from './last-build.ts';
import { readDeclarations } from './read-declarations.ts';
import type { SourceState } from './source-state.ts';
import { watchFolder, watchPackage } from './watch-packages.ts';

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
  let isScheduled = false;

  /** Reports all changes of one task together. */
  function changed(): void {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      options.changed(states());
    });
  }

  function sourceOf(name: string): DevSource {
    const origin = originOf(name);
    return createDevSource(name, {
      origin,
      start: (on) => startDevServer(join(root, name), Number(new URL(origin).port), on),
      readRelease: async () => Release.parse(await (await fetch(`${origin}/release.json`)).json()),
      print,
      changed,
    });
  }

  const states = () => [...sources.values()].map((source) => source.state());
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
      names.map(async (name) =>
        sources.get(name)?.setLastBuild(await lastBuildIn(join(root, name), hashOf)),
      ),
    );
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  function scheduleCheck(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void checkBuilds(), CHECK_DELAY_MS);
  }

  function watch(): void {
    for (const name of names)
      watchPackage(join(root, name), (paths) => {
        const isDeclaration = [...paths].some((path) => !path.startsWith('src'));
        if (isDeclaration && name !== 'shell') void declare([name]);
        sources.get(name)?.saved(opensByEdits);
        scheduleCheck();
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
