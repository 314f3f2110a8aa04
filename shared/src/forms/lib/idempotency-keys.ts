import type { Draft } from '@foyer/shared/runtime';

/** The draft's key for the seed; no field has this name. */
const SEED = '#attempt';
/** Odd hash factors, one for each quarter of the key. */
const FACTORS = [0x9e3779b1, 0x5f356495, 0x85ebca77, 0xc2b2ae3d];

/**
 * Creates one idempotency key per content, stable until the provider has recorded it.
 *
 * A guest who sends the same content again after a lost response, a reload or a new sign-in uses the
 * same key, so a provider that supports Idempotency-Key records it once. The seed comes from the draft
 * when the form mounts: a guest who returns while a request is in flight also sends the same key.
 */
export function idempotencyKeys(draft: Draft) {
  let seed = draft.read()[SEED];
  return {
    of(content: unknown): string {
      if (!seed) {
        seed = randomSeed();
        draft.write({ ...draft.read(), [SEED]: seed });
      }
      return keyOf(seed, JSON.stringify(content));
    },

    /** Drops the seed after a success: the same content sent again is a new request. */
    renew(): void {
      seed = undefined;
    },
  };
}

/** Avoids `crypto.randomUUID`, which only exists on https pages. */
function randomSeed(): string {
  return hex(crypto.getRandomValues(new Uint32Array(FACTORS.length)));
}

/**
 * Hashes the content with the seed, without `crypto.subtle`, which only exists on https pages. The seed
 * never leaves the tab, so a key reveals nothing about content that holds a password.
 */
function keyOf(seed: string, content: string): string {
  const quarters = FACTORS.map((factor, index) => {
    let hash = Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16);
    for (let at = 0; at < content.length; at += 1)
      hash = Math.imul(hash ^ content.charCodeAt(at), factor);
    return hash;
  });
  return hex(Uint32Array.from(quarters));
}

function hex(words: Uint32Array): string {
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
