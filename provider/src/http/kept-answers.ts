import { LRUCache } from 'lru-cache';
import type { AppContext } from './call.ts';
import { entityTag, namesTag } from './entity-tag.ts';

/** How long a change that another process made stays unseen in this one, in ms. */
const KEPT_MS = 5000;
const ANSWERS = 1000;
const MEGABYTE = 1024 * 1024;
const BYTES = 32 * MEGABYTE;

/** JSON as it is sent, and its entity tag. */
export type Kept = { bytes: Uint8Array<ArrayBuffer>; tag: string };

export function keep(text: string): Kept {
  const bytes = new TextEncoder().encode(text);
  return { bytes, tag: entityTag(bytes) };
}

/** Answers what is kept, or that the asker has it already. */
export function answerKept(context: AppContext, { bytes, tag }: Kept): Response {
  const headers = { 'Cache-Control': 'no-cache', ETag: tag };
  if (namesTag(context.req.header('If-None-Match'), tag))
    return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

/**
 * Answers that are the same for everybody, for some seconds. Of any number that ask for one at the
 * same time one asks the database. What fails is not kept, so that nobody pushes what is known out
 * by asking for what is not.
 */
export function keptAnswers({ answers = ANSWERS, bytes = BYTES, keptMs = KEPT_MS } = {}) {
  const kept = new LRUCache<string, Kept>({
    max: answers,
    maxSize: bytes,
    sizeCalculation: (answer, name) => answer.bytes.length + name.length,
    ttl: keptMs,
  });
  const underWay = new Map<string, Promise<Kept>>();

  async function make(name: string, ask: () => Promise<string>): Promise<Kept> {
    const asked = ask().then(keep);
    underWay.set(name, asked);
    try {
      const answer = await asked;
      // One that began before a change may tell of the time before it.
      if (underWay.get(name) === asked) kept.set(name, answer);
      return answer;
    } finally {
      if (underWay.get(name) === asked) underWay.delete(name);
    }
  }

  return {
    of: async (name: string, ask: () => Promise<string>): Promise<Kept> =>
      kept.get(name) ?? underWay.get(name) ?? make(name, ask),
    /** What is asked from now on is asked of the database. */
    forget(): void {
      kept.clear();
      underWay.clear();
    },
  };
}

export type KeptAnswers = ReturnType<typeof keptAnswers>;
