import { expect, test } from 'vitest';
import { auth, hotel, remoteRelease, shellRelease } from '../testing/fixtures.ts';
import { conflictsBetween, mountCollisions } from './conflicts.ts';

const shell = shellRelease();
const needing = (singletons: Record<string, string>) => ({ ...hotel, singletons });

test('FAULT-08 requires every singleton from the shell in the range that a remote needs', () => {
  expect(conflictsBetween(shell, hotel)).toEqual([]);
  expect(conflictsBetween(shell, needing({ react: '^20.0.0', vue: '^3.0.0' }))).toEqual([
    'mfe-hotel 1.0.0 needs react ^20.0.0, the shell 1.0.0 provides 19.3.1',
    'mfe-hotel 1.0.0 needs vue ^3.0.0, the shell 1.0.0 does not provide it',
  ]);
});

test('accepts a shell with a prerelease of a singleton', () => {
  const candidate = shellRelease({ singletons: { react: '20.0.0-rc.1' } });
  expect(conflictsBetween(candidate, needing({ react: '>=19.0.0' }))).toEqual([]);
});

test('FLEET-43 requires every export from the shell that a screen of the remote uses', () => {
  const using = (...uses: Record<string, string[]>[]) => ({
    ...hotel,
    exposes: Object.fromEntries(
      uses.map((one, index) => [`./screen-${index}`, { exports: [], uses: one }]),
    ),
  });
  const having = shellRelease({ exports: { '@foyer/shared/runtime': ['session', 'hotel'] } });
  expect(conflictsBetween(having, using({ '@foyer/shared/runtime': ['session', '*'] }))).toEqual(
    [],
  );
  expect(conflictsBetween(having, hotel)).toEqual([]);
  expect(
    conflictsBetween(
      having,
      using(
        { '@foyer/shared/runtime': ['toast', 'session'] },
        { '@foyer/shared/runtime': ['badge'] },
      ),
    ),
  ).toEqual(['mfe-hotel 1.0.0 uses `badge`, `toast` of runtime, which shell 1.0.0 does not have']);
  expect(conflictsBetween(having, using({ react: ['useMemo'] }))).toEqual([
    'mfe-hotel 1.0.0 uses `useMemo` of react, which shell 1.0.0 does not have',
  ]);
  // A shell that was published without its export names.
  expect(conflictsBetween(shellRelease(), using({ react: ['useMemo'] }))).toEqual([]);
});

test('reports mounts of one address, whatever their parameter names', () => {
  const twin = remoteRelease('mfe-twin', [{ path: 'Login', area: 'public', screen: 'x' }]);
  expect(mountCollisions([auth, hotel])).toEqual([]);
  expect(mountCollisions([auth, hotel, twin])).toEqual([
    'the mounts mfe-auth /:slug/login and mfe-twin /:slug/Login collide',
  ]);
});
