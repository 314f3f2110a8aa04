import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Declaration, DeclarationInput, DeclarationMessage } from './declare.ts';

export type { Declaration };

/** A declaration is data, and evaluates in milliseconds; the first one loads packages too. */
const LIMIT_MS = 5_000;
const MAX_MEGABYTES = 200;
const THREAD = join(import.meta.dirname, 'declare.ts');

/**
 * Reads the `remote.ts` of each of these folders of `root` in a worker thread. A file that throws, exits or
 * never ends is reported, and does not affect the others. `onRead` gets each result at once.
 */
export async function readDeclarations(
  root: string,
  names: readonly string[],
  onRead: (name: string, declaration: Declaration) => void,
  limitMs = LIMIT_MS,
): Promise<void> {
  for (let read = 0; read < names.length; )
    read += await readSome({ root, names: names.slice(read) }, onRead, limitMs);
}

/** Reads declarations until the thread ends, and returns their number. */
async function readSome(
  input: DeclarationInput,
  onRead: (name: string, declaration: Declaration) => void,
  limitMs: number,
): Promise<number> {
  const remaining = [...input.names];
  const finish = (declaration: Declaration) => onRead(remaining.shift() ?? '', declaration);
  let fault = 'it ends the process that reads it';
  const thread = new Worker(THREAD, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  const end = (why: string) => {
    fault = why;
    void thread.terminate();
  };
  const onTimeout = () =>
    end(`it is not read within ${limitMs / 1000} s: does it wait for something?`);
  // The limit starts with the first file: before it the thread loads only our own code.
  let limit: ReturnType<typeof setTimeout> | undefined;
  thread.on('message', (message: DeclarationMessage) => {
    clearTimeout(limit);
    if (message !== 'begun') finish(message);
    if (remaining.length > 0) limit = setTimeout(onTimeout, limitMs);
  });
  thread.on('error', ({ message }) => end(`it throws ${message.trim().split('\n', 1)[0]}`));
  // `events.once` would reject at the thread's error, before its earlier messages arrive.
  await new Promise((done) => thread.once('exit', done));
  clearTimeout(limit);
  if (remaining.length > 0) finish({ problems: [fault] });
  return input.names.length - remaining.length;
}
