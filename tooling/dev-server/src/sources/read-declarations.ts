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
  let remaining = [...names];
  while (remaining.length > 0)
    remaining = await readSome({ root, names: remaining }, onRead, limitMs);
}

/** Reads declarations until the thread ends, and returns the remaining names. */
async function readSome(
  toDeclare: DeclarationInput,
  onRead: (name: string, declaration: Declaration) => void,
  limitMs: number,
): Promise<string[]> {
  const remaining = new Set(toDeclare.names);
  // If the thread ends before it has started a file, the first file is the cause.
  let [current = ''] = toDeclare.names;
  let fault = 'it ends the process that reads it';
  const thread = new Worker(THREAD, {
    workerData: toDeclare,
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
  const finish = (name: string, declaration: Declaration) => {
    if (remaining.delete(name)) onRead(name, declaration);
  };
  thread.on('message', (message: DeclarationMessage) => {
    clearTimeout(limit);
    if ('begun' in message) {
      current = message.begun;
      limit = setTimeout(onTimeout, limitMs);
    } else finish(message.declared, message.declaration);
  });
  thread.on('error', ({ message }) => end(`it throws ${message.trim().split('\n', 1)[0]}`));
  // `events.once` would reject at the thread's error, before its earlier messages arrive.
  await new Promise((done) => thread.once('exit', done));
  clearTimeout(limit);
  if (remaining.size > 0)
    finish(remaining.has(current) ? current : ([...remaining][0] ?? ''), { problems: [fault] });
  return [...remaining];
}
