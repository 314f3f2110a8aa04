/**
 * Runs as a worker thread of `read-declarations.ts`, so that a faulty `remote.ts` affects only this
 * thread. It evaluates declarations one after the other; it reports the start, and each result.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { exposesOf } from '@foyer/build/federation';
import { mountCollisions } from '@foyer/releases/composition';
import {
  type DeclarationError,
  defineRemote,
  type Remote,
} from '@foyer/shared/contracts/remote.ts';

/** A remote's declaration, or its problems, one sentence each. */
export type Declaration = { remote: Remote } | { problems: string[] };
export type DeclarationMessage = 'begun' | Declaration;
/** The folder of all remotes, and the names of those to evaluate. */
export type DeclarationInput = { root: string; names: string[] };

const { root, names } = workerData as DeclarationInput;
const post = (message: DeclarationMessage) => parentPort?.postMessage(message);

post('begun');
for (const name of names) post(await declarationIn(name));

async function declarationIn(name: string): Promise<Declaration> {
  const folder = join(root, name);
  const file = join(folder, 'remote.ts');
  if (!existsSync(file)) return { problems: ['the file is missing'] };
  try {
    const module = await import(pathToFileURL(file).href);
    if (!('remote' in module)) return { problems: ['it exports no `remote`'] };
    const remote = defineRemote(module.remote);
    const problems = [...mistakes(name, remote), ...missingFiles(folder, remote)];
    return problems.length > 0 ? { problems } : { remote };
  } catch (error) {
    return { problems: problemsIn(error, file) };
  }
}

/** Returns the problems that the schema cannot find. */
function mistakes(name: string, remote: Remote): string[] {
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
  return exposesOf(remote)
    .filter(({ import: file }) => !existsSync(join(folder, file)))
    .map(({ name, import: file }) => `${fieldOf(name)} has no ${file.slice('./'.length)}`);
}

function problemsIn(error: unknown, file: string): string[] {
  // Compares the name: a remote may use another copy of the package.
  if (error instanceof Error && error.name === 'DeclarationError')
    return [...(error as DeclarationError).problems];
  const { code, message = String(error), stack = '' } = error as Partial<NodeJS.ErrnoException>;
  if (code === 'ERR_MODULE_NOT_FOUND')
    return [`it imports a missing module (npx pnpm install?): ${firstLine(message)}`];
  const at = stack.split(`${file}:`)[1]?.match(/^\d+/)?.[0];
  return [`${at ? `line ${at}` : 'it'} throws ${firstLine(message)}`];
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
