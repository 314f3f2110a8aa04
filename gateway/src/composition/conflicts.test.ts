import { expect, test } from 'vitest';
import { auth, hotel, remoteRelease, shellRelease } from '../testing/fixtures.ts';
import { conflictsWith, mountCollisions } from './conflicts.ts';

const shell = shellRelease();
const needing = (singletons: Record<string, string>) => ({ ...hotel, singletons });

test('FAULT-08 a shell must provide every singleton in the range that a remote needs', () => {
  expect(conflictsWith(shell, hotel)).toEqual([]);
  expect(conflictsWith(shell, needing({ react: '^20.0.0', vue: '^3.0.0' }))).toEqual([
    'mfe-hotel 1.0.0 needs react ^20.0.0, the shell 1.0.0 provides 19.3.1',
    'mfe-hotel 1.0.0 needs vue ^3.0.0, the shell 1.0.0 does not provide it',
  ]);
});

test('a shell on a release candidate of a singleton has that singleton', () => {
  const candidate = shellRelease({ singletons: { react: '20.0.0-rc.1' } });
  expect(conflictsWith(candidate, needing({ react: '>=19.0.0' }))).toEqual([]);
});

test('what was found out about two releases is found out once', () => {
  const remote = needing({ react: '^20.0.0' });
  expect(conflictsWith(shell, remote)).toBe(conflictsWith(shell, remote));
  expect(conflictsWith(shellRelease({ singletons: { react: '20.1.0' } }), remote)).toEqual([]);
});

test('FLEET-43 a shell must have every name that a screen of the remote uses', () => {
  const using = (...uses: Record<string, string[]>[]) => ({
    ...hotel,
    exposes: Object.fromEntries(
      uses.map((one, place) => [`./screen-${place}`, { exports: [], uses: one }]),
    ),
  });
  const having = shellRelease({ exports: { '@foyer/shared/runtime': ['session', 'hotel'] } });
  expect(conflictsWith(having, using({ '@foyer/shared/runtime': ['session', '*'] }))).toEqual([]);
  expect(conflictsWith(having, hotel)).toEqual([]);
  expect(
    conflictsWith(
      having,
      using(
        { '@foyer/shared/runtime': ['toast', 'session'] },
        { '@foyer/shared/runtime': ['badge'] },
      ),
    ),
  ).toEqual(['mfe-hotel 1.0.0 uses `badge`, `toast` of runtime, which shell 1.0.0 does not have']);
  expect(conflictsWith(having, using({ react: ['useMemo'] }))).toEqual([
    'mfe-hotel 1.0.0 uses `useMemo` of react, which shell 1.0.0 does not have',
  ]);
  // A shell that was recorded without its names.
  expect(conflictsWith(shellRelease(), using({ react: ['useMemo'] }))).toEqual([]);
});

test('mounts of one address collide, whatever their parameters are called', () => {
  const twin = remoteRelease('mfe-twin', [{ path: 'Login', area: 'public', screen: 'x' }]);
  expect(mountCollisions([auth, hotel])).toEqual([]);
  expect(mountCollisions([auth, hotel, twin])).toEqual([
    'the mounts mfe-auth /:slug/login and mfe-twin /:slug/Login collide',
  ]);
});
