import { defineRemote } from '@foyer/shared/contracts/remote';

export const remote = defineRemote({
  name: 'mfe-auth',
  mounts: [{ path: 'login', area: 'guest-only', screen: 'login', title: 'Sign In' }],
  menu: [],
});
