import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api, session } from '@foyer/shared/runtime';

/**
 * Signs the guest out at once. The request to the provider is not awaited, and its failure is only
 * logged (AUTH-13).
 */
export function signOut(): void {
  const token = session.token();
  session.signOut();
  api
    .post(endpoints.logout, {}, PlainResponse, { token, keepalive: true })
    .catch((error: unknown) => console.info('The provider did not confirm the logout', error));
}
