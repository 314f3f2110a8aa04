import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Returns 256 random bits as text for a URL or a header. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret of 256 random bits. A chosen secret needs a slow hash or a key. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function hmac(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(secret: string, key: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, key, 'stored answer', 32));
}

/** Encrypts text; decryption needs both the server's secret and the caller's `key`. */
export function seal(secret: string, key: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, key), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(secret: string, key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, key), nonce);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return (
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') +
    decipher.final('utf8')
  );
}
