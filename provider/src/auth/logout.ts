import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { defineCall } from '../http/call.ts';
import { revokeToken } from './tokens.ts';

export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session of the token',
  tag: 'Account',
  description: 'The app signs the guest out whatever the answer is.',
  method: 'post',
  path: endpoints.logout,
  access: 'signed-in',
  response: PlainResponse,
  success: 200,
  errors: [],
  async handle({ deps, principal }) {
    await revokeToken(deps.db, principal.tokenId);
    deps.disconnect([principal.tokenId]);
    return { message: 'Logged out.' };
  },
});
