import type { Draft } from '@foyer/shared/runtime';

/** Where the seed stands in the draft: no field has such a name. */
const SEED = '#attempt';
/** Odd ones, each for a quarter of the key. */
const FACTORS = [0x9e3779b1, 0x5f356495, 0x85ebca77, 0xc2b2ae3d];

/**
 * One key per content until it is recorded: sending the same again after a lost answer, a reload or
 * a new sign-in keeps the key, so that a provider which knows Idempotency-Key records it once; other
 * content gets a key of its own. The seed is the one that stood in the draft when the form came:
 * whoever went away and came back while it was under way sends the same, not something new.
 */
export function attemptKeys(draft: Draft) {
  let seed = draft.read()[SEED];
  return {
    of(content: unknown): string {
      if (!seed) {
        seed = randomSeed();
        draft.write({ ...draft.read(), [SEED]: seed });
      }
      return keyOf(seed, JSON.stringify(content));
    },

    /** It was recorded: the same again is something new. */
    renew(): void {
      seed = undefined;
    },
  };
}

/** Not `crypto.randomUUID`, which only exists on https pages. */
function randomSeed(): string {
  return hex(crypto.getRandomValues(new Uint32Array(FACTORS.length)));
}

/**
 * Tells contents of one seed apart; `crypto.subtle`, too, only exists on https pages. The seed never
 * leaves the tab: a key gives away nothing of a content that holds a password.
 */
function keyOf(seed: string, content: string): string {
  const parts = FACTORS.map((factor, index) => {
    let part = Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16);
    for (let at = 0; at < content.length; at += 1)
      part = Math.imul(part ^ content.charCodeAt(at), factor);
    return part;
  });
  return hex(Uint32Array.from(parts));
}

function hex(words: Uint32Array): string {
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
