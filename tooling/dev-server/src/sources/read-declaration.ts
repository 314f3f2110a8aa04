import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Declaration } from './declare.ts';

/** A declaration is data, and evaluates in milliseconds; the thread loads packages first. */
const LIMIT_MS = 10_000;
const MAX_MEGABYTES = 200;

/** Reads the `remote.ts` of a folder in a worker thread, in which it may throw, exit or never end. */
export async function readDeclaration(folder: string, limitMs = LIMIT_MS): Promise<Declaration> {
  const thread = new Worker(join(import.meta.dirname, 'declare.ts'), {
    workerData: folder,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  const { promise, resolve } = Promise.withResolvers<Declaration>();
  const fail = (problem: string) => resolve({ problems: [problem] });
  const why = `it is not read within ${limitMs / 1000} s: does it wait for something?`;
  const limit = setTimeout(fail, limitMs, why);
  thread.once('message', resolve);
  thread.once('error', ({ message }) => fail(`it throws ${message.trim().split('\n', 1)[0]}`));
  thread.once('exit', () => fail('it ends the process that reads it'));
  const declaration = await promise;
  clearTimeout(limit);
  await thread.terminate();
  return declaration;
}
