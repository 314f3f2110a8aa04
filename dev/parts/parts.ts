import { join } from 'node:path';
import { hashes } from '../../federation/sources.ts';
import { Release } from '../../shared/src/contracts/release.ts';
import { readDeclarations } from '../declaring/read-declarations.ts';
import { builtIn } from './built.ts';
import { startDevServer } from './dev-server.ts';
import { createPart, type Part } from './part.ts';
import type { PartState } from './part-state.ts';
import { watchFolder, watchPackage } from './watching.ts';

/** How long what many edits of `shared` have made old waits to be looked at, in ms. */
const LOOK_MS = 1000;

/** The shell and the remotes of a checkout, in the order of their ports. */
export function createParts(options: {
  root: string;
  names: readonly string[];
  originOf(name: string): string;
  /** Whether an edit of a part opens it; else only of what is open. */
  opensByEdits: boolean;
  tell(line: string): void;
  changed(states: PartState[]): void;
}) {
  const { root, names, originOf, opensByEdits, tell } = options;
  const hashOf = hashes();
  const parts = new Map<string, Part>(names.map((name) => [name, partOf(name)]));
  let isTold = false;

  /** Once for all that changes in one go. */
  function changed(): void {
    if (isTold) return;
    isTold = true;
    queueMicrotask(() => {
      isTold = false;
      options.changed(states());
    });
  }

  function partOf(name: string): Part {
    const origin = originOf(name);
    return createPart(name, {
      origin,
      start: (on) => startDevServer(join(root, name), Number(new URL(origin).port), on),
      readRelease: async () => Release.parse(await (await fetch(`${origin}/release.json`)).json()),
      tell,
      changed,
    });
  }

  const states = () => [...parts.values()].map((part) => part.state());
  const remotes = names.filter((name) => name !== 'shell');

  async function declare(some: readonly string[]): Promise<void> {
    const declared: Promise<void>[] = [];
    await readDeclarations(root, some, (name, declaration) => {
      const part = parts.get(name);
      if (part) declared.push(part.declared(declaration));
    });
    await Promise.all(declared);
  }

  async function look(): Promise<void> {
    await Promise.all(
      names.map(async (name) => parts.get(name)?.wasBuilt(await builtIn(join(root, name), hashOf))),
    );
  }

  let looking: ReturnType<typeof setTimeout> | undefined;
  function lookSoon(): void {
    clearTimeout(looking);
    looking = setTimeout(() => void look(), LOOK_MS);
  }

  function watch(): void {
    for (const name of names)
      watchPackage(join(root, name), (paths) => {
        const isDeclaration = [...paths].some((path) => !path.startsWith('src'));
        if (isDeclaration && name !== 'shell') void declare([name]);
        parts.get(name)?.touched(opensByEdits);
        lookSoon();
      });
    watchFolder(join(root, 'shared/src'), lookSoon);
  }

  return {
    states,
    open: (name: string) => parts.get(name)?.open(),
    /** Reads what there is, and follows what becomes of it. */
    async start(): Promise<void> {
      watch();
      await Promise.all([declare(remotes), look()]);
    },
    stop: () => Promise.all([...parts.values()].map((part) => part.stop())),
  };
}
