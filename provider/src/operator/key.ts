import { hmac, sameSecret } from '../ground/secrets.ts';

/**
 * What an operator shows the provider: whoever can read its secret, which never travels, may bring
 * hotels into it.
 */
export function operatorKey(secret: string): string {
  return hmac(secret, 'operator', 'key');
}

export function isOperator(secret: string, authorization: string | undefined): boolean {
  return sameSecret(authorization ?? '', `Bearer ${operatorKey(secret)}`);
}
