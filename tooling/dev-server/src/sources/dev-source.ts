import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { declaredBy, developmentRelease } from '@foyer/build/federation';
import type { Release } from '@foyer/releases/contracts';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import type { Declaration } from './declare.ts';
import type { startDevServer } from './dev-server.ts';
import type { LastBuild, SourceState } from './source-state.ts';

export type DevSource = ReturnType<typeof createDevSource>;

/** Adds a hash of the declaration to the version, so that pages notice changes. */
function sourceRelease(release: Release): Release {
  const digest = hash('sha256', JSON.stringify(release), 'hex').slice(0, 12);
  return { ...release, version: `${release.version}-${digest}` };
}

/**
 * Manages the shell or a remote of this checkout. Starts its dev server when it is opened. Its
 * problems do not affect others, and the next correct edit removes them.
 */
export function createDevSource(
  name: string,
  deps: {
    origin: string;
    start(on: Parameters<typeof startDevServer>[2]): ReturnType<typeof startDevServer>;
    /** Reads the release from the shell's dev server, because the shell has no declaration. */
    readRelease(): Promise<Release>;
    print(line: string): void;
    changed(): void;
  },
) {
  let remote: Remote | undefined;
  let release: Release | undefined;
  let declarationProblems: string[] = [];
  let compileProblems: string[] = [];
  let server: ReturnType<typeof startDevServer> | undefined;
  let isUp = false;
  let hasEnded = false;
  let lastBuild: LastBuild | undefined;
  let isOpened = false;

  /** The dev server reads the declaration itself, and exits if it is invalid. */
  const isDeclared = () =>
    name === 'shell' || (remote !== undefined && declarationProblems.length === 0);

  async function compiled(errors: string[]): Promise<void> {
    compileProblems = errors.map((error) => `${name} does not compile: ${error}`);
    if (errors.length === 0 && !isUp) {
      release = name === 'shell' ? sourceRelease(await deps.readRelease()) : release;
      isUp = true;
    }
    deps.changed();
  }

  function ended(): void {
    server = undefined;
    isUp = false;
    hasEnded = true;
    deps.print(`The dev server of ${name} has ended; its next edit starts it again.`);
    deps.changed();
  }

  function open(): void {
    isOpened = true;
    if (server || !isDeclared()) return;
    hasEnded = false;
    compileProblems = [];
    server = deps.start({ compiled: (errors) => void compiled(errors), ended });
    deps.changed();
  }

  /** Restarts the dev server, because the mounts are part of the build's configuration. */
  async function restart(): Promise<void> {
    const old = server;
    isUp = false;
    await old?.stop();
    server = undefined;
    open();
  }

  return {
    name,
    open,
    /** Handles a saved file of its source, which may open it. */
    saved(opens: boolean): void {
      if (opens || isOpened) open();
    },
    async declared(declaration: Declaration): Promise<void> {
      if ('problems' in declaration) {
        const problems = declaration.problems.map((problem) => `${name}/remote.ts: ${problem}`);
        if (!isDeepStrictEqual(problems, declarationProblems)) problems.forEach(deps.print);
        declarationProblems = problems;
      } else {
        if (declarationProblems.length > 0) deps.print(`${name}/remote.ts is valid again.`);
        declarationProblems = [];
        const isSame = isDeepStrictEqual(remote, declaration.remote);
        remote = declaration.remote;
        release = sourceRelease(developmentRelease(declaredBy(remote), []));
        if (server && !isSame) await restart();
        else if (isOpened) open();
      }
      deps.changed();
    },
    setLastBuild(next: LastBuild | undefined): void {
      if (isDeepStrictEqual(lastBuild, next)) return;
      lastBuild = next;
      deps.changed();
    },
    stop: async (): Promise<void> => server?.stop(),
    state(): SourceState {
      // An invalid declaration explains the exit already.
      const isUnexplained = hasEnded && declarationProblems.length === 0;
      const ending = isUnexplained ? [`${name}: its dev server has ended`] : [];
      return {
        name,
        ...(isUp && { origin: deps.origin }),
        ...(release && { release }),
        isStarting: server !== undefined && !isUp && compileProblems.length === 0,
        problems: [...declarationProblems, ...compileProblems, ...ending],
        ...(lastBuild && { lastBuild }),
      };
    },
  };
}
