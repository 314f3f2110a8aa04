import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Declaration, Declaring, ToDeclare } from './declare.ts';

export type { Declaration };

/** A declaration is data: evaluating it takes a few milliseconds, the first one its packages too. */
const LIMIT_MS = 5_000;
const MOST_MEGABYTES = 200;
const THREAD = join(import.meta.dirname, 'declare.ts');

/**
 * Reads the `remote.ts` of each of these folders of `root`, apart from this thread: one that throws,
 * exits or never ends is said, and keeps none of the others from being read. Says each as it is known.
 */
export async function readDeclarations(
  root: string,
  names: readonly string[],
  known: (name: string, declaration: Declaration) => void,
  limitMs = LIMIT_MS,
): Promise<void> {
  let left = [...names];
  while (left.length > 0) left = await readSome({ root, names: left }, known, limitMs);
}

/** As many as one thread lives for; the rest is left. */
async function readSome(
  toDeclare: ToDeclare,
  known: (name: string, declaration: Declaration) => void,
  limitMs: number,
): Promise<string[]> {
  const left = new Set(toDeclare.names);
  // One that ends before it has begun anything has to be the fault of the first.
  let [current = ''] = toDeclare.names;
  let fault = 'it ends the process that reads it';
  const thread = new Worker(THREAD, {
    workerData: toDeclare,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const end = (why: string) => {
    fault = why;
    void thread.terminate();
  };
  const late = () => end(`it is not read within ${limitMs / 1000} s: does it wait for something?`);
  // Until it has begun something it reads nothing but our own code.
  let limit: ReturnType<typeof setTimeout> | undefined;
  const finish = (name: string, declaration: Declaration) => {
    if (left.delete(name)) known(name, declaration);
  };
  thread.on('message', (message: Declaring) => {
    clearTimeout(limit);
    if ('begun' in message) {
      current = message.begun;
      limit = setTimeout(late, limitMs);
    } else finish(message.declared, message.declaration);
  });
  thread.on('error', ({ message }) => end(`it throws ${message.trim().split('\n', 1)[0]}`));
  // `events.once` would reject at the thread's error, before its earlier messages arrive.
  await new Promise((done) => thread.once('exit', done));
  clearTimeout(limit);
  if (left.size > 0)
    finish(left.has(current) ? current : ([...left][0] ?? ''), { problems: [fault] });
  return [...left];
}
