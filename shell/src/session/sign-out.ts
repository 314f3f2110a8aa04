import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import { api, session } from '@foyer/shared/runtime';

/**
 * Signs the guest out at once; the provider is told without waiting for its answer, and its
 * failure is only logged (AUTH-13).
 */
export function signOut(): void {
  const token = session.token();
  session.signOut();
  api
    .post(endpoints.logout, {}, PlainAnswer, { token, keepalive: true })
    .catch((error: unknown) => console.info('The provider did not confirm the logout', error));
}
