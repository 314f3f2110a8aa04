/**
 * One key per content: sending the same again after a lost answer keeps the key, so that a
 * provider which knows Idempotency-Key records it once; other content gets a key of its own.
 */
export function attemptKeys(random: () => string = randomKey): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (!last.key || last.content !== text) last = { content: text, key: random() };
    return last.key;
  };
}

/** Not `crypto.randomUUID`, which only exists on https pages. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
