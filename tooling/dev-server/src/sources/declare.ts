/**
 * Runs as a worker thread of `read-declaration.ts`, so that a faulty `remote.ts` affects only this
 * thread. It evaluates the declaration in a folder, and reports the result.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
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

parentPort?.postMessage(await readIn(workerData));

async function readIn(folder: string): Promise<Declaration> {
  const file = join(folder, 'remote.ts');
  if (!existsSync(file)) return { problems: ['the file is missing'] };
  try {
    const module = await import(pathToFileURL(file).href);
    if (!('remote' in module)) return { problems: ['it exports no `remote`'] };
    const remote = defineRemote(module.remote);
    const name = basename(folder);
    const problems = [
      ...(remote.name === name ? [] : [`name is "${remote.name}", and the folder is ${name}`]),
      ...mountCollisions([{ name, mounts: remote.mounts }]),
      ...missingFiles(folder, remote),
    ];
    return problems.length > 0 ? { problems } : { remote };
  } catch (error) {
    return { problems: problemsIn(error, file) };
  }
}

function missingFiles(folder: string, remote: Remote): string[] {
  const fieldOf = (expose: string) => {
    const index = remote.mounts.findIndex(({ screen }) => screen === expose);
    const [name, kind] = expose.split('.');
    return index < 0 ? `the ${kind} "${name}"` : `mounts → ${index} → screen is "${expose}", which`;
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
  const [firstLine] = message.trim().split('\n', 1);
  if (code === 'ERR_MODULE_NOT_FOUND')
    return [`it imports a missing module (npx pnpm install?): ${firstLine}`];
  const at = stack.split(`${file}:`)[1]?.match(/^\d+/)?.[0];
  return [`${at ? `line ${at}` : 'it'} throws ${firstLine}`];
}
