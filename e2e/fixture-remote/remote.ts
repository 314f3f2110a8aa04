import { defineRemote } from '../../shared/src/contracts/remote.ts';

/** A remote of the tests' own, which keeps to addresses that no other remote will own. */
export const remote = defineRemote({
  name: 'mfe-fixture',
  mounts: [
    { path: 'fixture/sample', area: 'dashboard', screen: 'sample', title: 'Sample' },
    { path: 'fixture/broken', area: 'dashboard', screen: 'broken', title: 'Broken' },
    { path: 'fixture/calls', area: 'dashboard', screen: 'calls', title: 'Calls' },
  ],
  menu: [],
});
