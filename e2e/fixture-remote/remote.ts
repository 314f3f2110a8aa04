import { defineRemote } from '@foyer/shared/contracts/remote.ts';

/** Declares the tests' remote, whose addresses no other remote uses. */
export const remote = defineRemote({
  name: 'mfe-fixture',
  mounts: [
    { path: 'fixture/sample', area: 'dashboard', screen: 'sample', title: 'Sample' },
    { path: 'fixture/broken', area: 'dashboard', screen: 'broken', title: 'Broken' },
    { path: 'fixture/calls', area: 'dashboard', screen: 'calls', title: 'Calls' },
    { path: 'fixture/tide', area: 'dashboard', screen: 'tide', title: 'Tide' },
  ],
  origins: ['https://tides.example.com'],
  // One of the three entries in the header; later ones go to the top of the menu.
  header: [
    { label: 'Fixture', to: 'fixture/sample', order: 1.5, icon: ['M4 4h16v16H4z'], badge: 'count' },
  ],
  menu: [
    { label: 'Fixture calls', to: 'fixture/calls', badge: 'count' },
    { label: 'Fixture of no hotel', to: 'fixture/broken', feature: 'fixture' },
  ],
});
