import type { OfflineBundle, PageRelease } from '@foyer/releases/contracts';
import { expect, test } from 'vitest';
import { runnableResolution } from './stored-hotels.ts';

const NOTHING = { scripts: [], styles: [] };
const release = (name: string, version = '1.0.0'): PageRelease => {
  return { name, version, entry: 'main.js', initial: NOTHING, templates: {}, files: {} };
};
const source = (version: string) => ({ version, entry: 'main.js', screens: {} });

const bundle: OfflineBundle = {
  composition: {
    id: '1',
    slug: 'plaza',
    shell: { version: '1.0.0' },
    remotes: [
      { name: 'mfe-forms', sources: [source('1.0.0'), source('0.9.0')], contributes: ['inbox'] },
      { name: 'mfe-spa', sources: [source('1.0.0')] },
    ],
    mounts: [],
    header: [],
    menu: [],
    signup_hotel: null,
    video_hosts: [],
  },
  releases: [
    release('shell'),
    release('mfe-forms'),
    release('mfe-forms', '0.9.0'),
    release('mfe-spa'),
  ],
  hotel: { slug: 'plaza', state: 'ok', hotel: { id: 1, slug: 'plaza' }, fetched_at: 0 },
  withdrawn: [],
};

const remotesWithout = (...withdrawn: string[]) =>
  runnableResolution(bundle, withdrawn)?.composition.remotes;

test('FLEET-146 a page of the worker knows the lists to which a remote adds entries', () => {
  expect(remotesWithout()).toEqual(bundle.composition.remotes);
});

test('leaves out withdrawn releases, and a remote without any other', () => {
  expect(remotesWithout('mfe-forms 1.0.0', 'mfe-spa 1.0.0')).toEqual([
    { name: 'mfe-forms', sources: [source('0.9.0')], contributes: ['inbox'] },
  ]);
  expect(remotesWithout('shell 1.0.0')).toBeUndefined();
});
