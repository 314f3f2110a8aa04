import { hmac, sameSecret } from '../lib/secrets.ts';

/**
 * Derives the operator's key from the provider's secret, which is never sent.
 * An operator who can read the secret may import hotels.
 */
export function operatorKey(secret: string): string {
  return hmac(secret, 'operator', 'key');
}

export function isOperator(secret: string, authorization: string | undefined): boolean {
  return sameSecret(authorization ?? '', `Bearer ${operatorKey(secret)}`);
}
