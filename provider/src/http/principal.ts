import type { Deps } from './deps.ts';

/** Who a bearer token speaks for. A token is bound to one hotel. */
export type Principal = {
  tokenId: number;
  userId: number;
  hotelId: number;
  role: 'guest' | 'admin';
};

/** What the broadcasting service calls a token, so that its connections can be ended with it. */
export const sessionOf = (tokenId: number) => `session-${tokenId}`;

/** Whose token an Authorization header holds: `http` asks, the domain that issues tokens answers. */
export type PrincipalOf = (
  deps: Deps,
  authorization: string | undefined,
) => Promise<Principal | undefined>;
