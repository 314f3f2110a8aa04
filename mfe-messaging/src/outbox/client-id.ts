const BYTES = 16;

/** Creates a random message id. `crypto.randomUUID` only exists on https pages. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
