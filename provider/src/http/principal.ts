import type { Deps } from './deps.ts';

/** Identifies the caller by their bearer token, which is bound to one hotel. */
export type Principal = {
  tokenId: number;
  userId: number;
  hotelId: number;
  role: 'guest' | 'admin';
};

/** Names a token at the broadcasting service, whose connections end with the token. */
export const sessionOf = (tokenId: number) => `session-${tokenId}`;

/** Resolves an Authorization header; `auth`, which issues tokens, implements it. */
export type PrincipalOf = (
  deps: Deps,
  authorization: string | undefined,
) => Promise<Principal | undefined>;
