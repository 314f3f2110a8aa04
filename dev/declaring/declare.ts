/**
 * A thread of `read-declarations.ts`: evaluates declarations one after the other and says which it has
 * begun. Whatever a `remote.ts` does to it, nobody else notices.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { exposesOf } from '../../federation/exposes.ts';
import { mountCollisions } from '../../gateway/src/composition/conflicts.ts';
import {
  type DeclarationError,
  defineRemote,
  type Remote,
} from '../../shared/src/contracts/remote.ts';

/** What a remote declares, or what is wrong with that: a sentence each. */
export type Declaration = { remote: Remote } | { problems: string[] };
export type Declaring = { begun: string } | { declared: string; declaration: Declaration };
/** The folder of all remotes, and the names of those to evaluate. */
export type ToDeclare = { root: string; names: string[] };

const { root, names } = workerData as ToDeclare;
const say = (message: Declaring) => parentPort?.postMessage(message);

for (const name of names) {
  say({ begun: name });
  say({ declared: name, declaration: await declarationIn(name) });
}

async function declarationIn(name: string): Promise<Declaration> {
  const folder = join(root, name);
  const file = join(folder, 'remote.ts');
  if (!existsSync(file)) return { problems: ['it is gone'] };
  try {
    const module = await import(pathToFileURL(file).href);
    if (!('remote' in module)) return { problems: ['it exports no `remote`'] };
    const remote = defineRemote(module.remote);
    const problems = [...slips(name, remote), ...missingFiles(folder, remote)];
    return problems.length > 0 ? { problems } : { remote };
  } catch (error) {
    return { problems: problemsIn(error, file) };
  }
}

/** What a schema cannot know. */
function slips(name: string, remote: Remote): string[] {
  const { mounts } = remote;
  return [
    ...(remote.name === name ? [] : [`name is "${remote.name}", and the folder is ${name}`]),
    ...mountCollisions([{ name, mounts }]),
  ];
}

function missingFiles(folder: string, remote: Remote): string[] {
  const fieldOf = (expose: string) => {
    const index = remote.mounts.findIndex(({ screen }) => screen === expose);
    return index < 0
      ? `the badge "${expose.replace(/\.badge$/, '')}"`
      : `mounts → ${index} → screen is "${expose}", which`;
  };
  return exposesOf(remote).flatMap(({ name, import: files }) =>
    files
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${fieldOf(name)} has no ${file.slice('./'.length)}`),
  );
}

function problemsIn(error: unknown, file: string): string[] {
  // By its name: a remote may be checked by another copy of the package than this one.
  if (error instanceof Error && error.name === 'DeclarationError')
    return [...(error as DeclarationError).problems];
  const { code, message = String(error), stack = '' } = error as Partial<NodeJS.ErrnoException>;
  if (code === 'ERR_MODULE_NOT_FOUND')
    return [`it imports what is not there (npx pnpm install?): ${firstLine(message)}`];
  const at = stack.split(`${file}:`)[1]?.match(/^\d+/)?.[0];
  return [`${at ? `line ${at}` : 'it'} throws ${firstLine(message)}`];
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
