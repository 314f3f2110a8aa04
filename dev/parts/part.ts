import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { declaredBy, developmentRelease } from '../../federation/declared.ts';
import type { Release } from '../../shared/src/contracts/release.ts';
import type { Remote } from '../../shared/src/contracts/remote.ts';
import type { Declaration } from '../declaring/read-declarations.ts';
import type { startDevServer } from './dev-server.ts';
import type { Built, PartState } from './part-state.ts';

export type Part = ReturnType<typeof createPart>;

/** The same declaration has the same version, another one another: what pages hold is told by it. */
function sourceRelease(release: Release): Release {
  const hash = createHash('sha256').update(JSON.stringify(release)).digest('hex').slice(0, 12);
  return { ...release, version: `${release.version}-${hash}` };
}

/**
 * The shell or a remote of this checkout: it rests until somebody opens it, and is then served by a
 * dev server of its own. What is wrong with it is its own affair, and ends with the next edit that
 * mends it.
 */
export function createPart(
  name: string,
  deps: {
    origin: string;
    start(on: Parameters<typeof startDevServer>[2]): ReturnType<typeof startDevServer>;
    /** What its dev server says it serves, where no declaration does. */
    readRelease(): Promise<Release>;
    tell(line: string): void;
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
  let built: Built | undefined;
  let isOpened = false;

  /** A dev server reads the declaration itself, and would not outlive a wrong one. */
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
    deps.tell(`The dev server of ${name} has ended; its next edit starts it again.`);
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

  /** Mounts are part of the build's configuration: other ones need another dev server. */
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
    /** A file of its source was saved, which may be what opens it. */
    touched(opens: boolean): void {
      if (opens || isOpened) open();
    },
    async declared(declaration: Declaration): Promise<void> {
      if ('problems' in declaration) {
        const problems = declaration.problems.map((problem) => `${name}/remote.ts: ${problem}`);
        if (!isDeepStrictEqual(problems, declarationProblems)) problems.forEach(deps.tell);
        declarationProblems = problems;
      } else {
        if (declarationProblems.length > 0) deps.tell(`${name}/remote.ts is right again.`);
        declarationProblems = [];
        const isSame = isDeepStrictEqual(remote, declaration.remote);
        remote = declaration.remote;
        release = sourceRelease(developmentRelease(declaredBy(remote), []));
        if (server && !isSame) await restart();
        else if (isOpened) open();
      }
      deps.changed();
    },
    wasBuilt(now: Built | undefined): void {
      if (isDeepStrictEqual(built, now)) return;
      built = now;
      deps.changed();
    },
    stop: async (): Promise<void> => server?.stop(),
    state(): PartState {
      // A wrong declaration is why it has.
      const isWhy = hasEnded && declarationProblems.length === 0;
      const ending = isWhy ? [`${name}: its dev server has ended`] : [];
      return {
        name,
        ...(isUp && { origin: deps.origin }),
        ...(release && { release }),
        isStarting: server !== undefined && !isUp && compileProblems.length === 0,
        problems: [...declarationProblems, ...compileProblems, ...ending],
        ...(built && { built }),
      };
    },
  };
}
