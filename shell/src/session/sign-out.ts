import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api, session } from '@foyer/shared/runtime';
import { lazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';

const unsentSignOuts = lazyModule(
  () => import(/* webpackChunkName: "sign-out" */ './unsent-sign-outs.ts'),
);

/**
 * Signs the guest out at once. The request to the provider is not awaited, and its failure is only
 * logged (AUTH-13). Without an answer it is sent again later (AUTH-127).
 */
export function signOut(): void {
  const token = session.token();
  session.signOut();
  const call = api.post(endpoints.logout, {}, PlainResponse, { token, keepalive: true });
  call.catch((error: unknown) => console.info('The provider did not confirm the logout', error));
  if (!token) return;
  unsentSignOuts
    .load()
    .then(({ ensureSent }) => ensureSent(token, call))
    .catch((error: unknown) => console.info('The logout could not be stored', error));
}
