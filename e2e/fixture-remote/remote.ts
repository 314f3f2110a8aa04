import { defineRemote } from '../../shared/src/contracts/remote.ts';

/** A remote of the tests' own, which keeps to addresses that no other remote will own. */
export const remote = defineRemote({
  name: 'mfe-fixture',
  mounts: [
    { path: 'fixture/sample', area: 'dashboard', screen: 'sample', title: 'Sample' },
    { path: 'fixture/broken', area: 'dashboard', screen: 'broken', title: 'Broken' },
    { path: 'fixture/calls', area: 'dashboard', screen: 'calls', title: 'Calls' },
    { path: 'fixture/tide', area: 'dashboard', screen: 'tide', title: 'Tide' },
  ],
  origins: ['https://tides.example.com'],
  // Among the three that the header has room for; what comes after them begins the menu.
  header: [
    { label: 'Fixture', to: 'fixture/sample', order: 1.5, icon: ['M4 4h16v16H4z'], badge: 'count' },
  ],
  menu: [
    { label: 'Fixture calls', to: 'fixture/calls', badge: 'count' },
    { label: 'Fixture of no hotel', to: 'fixture/broken', feature: 'fixture' },
  ],
});
