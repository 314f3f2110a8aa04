import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Release } from '@foyer/releases/contracts';
import { Remote } from '@foyer/shared/contracts/remote.ts';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remoteConfig } from '../preset.ts';

const remote = Remote.parse({
  name: 'mfe-parking',
  mounts: [
    { path: 'spaces', area: 'dashboard', screen: 'spaces' },
    { path: 'garage', area: 'public', screen: 'garage' },
  ],
  menu: [{ label: 'Parking', to: 'spaces', badge: 'free' }],
  contributes: ['search'],
});

const FILES = {
  'package.json': '{ "name": "mfe-parking", "version": "1.2.0" }',
  'src/spaces/spaces-screen.tsx': `
    import { useState } from 'react';
    import { houseTime } from '../time/again.ts';
    import { session } from '@foyer/shared/runtime';
    export const loader = () => session.get();
    export function Component() {
      const [time] = useState(houseTime);
      return <button onClick={() => import('./plan.ts').then(({ plan }) => plan())}>{time}</button>;
    }`,
  // A chunk of its own.
  'src/spaces/plan.ts': `
    import * as query from '@foyer/shared/query';
    export const plan = () => query.useQuery;`,
  'src/time/again.ts': "export { houseTime, unused } from './time.ts';",
  // One module with the screen.
  'src/time/time.ts': `
    import { hotelSlug, toasts } from '@foyer/shared/runtime';
    export const houseTime = () => hotelSlug();
    export const unused = () => toasts.error('nobody calls this');`,
  'src/garage/garage-screen.tsx': `
    import React from 'react';
    import * as router from '@foyer/shared/router';
    export function Component() {
      React.useId();
      return Object.keys(router);
    }`,
  'src/free/free-badge.tsx': `
    export { AppLink as Component } from '@foyer/shared/runtime';`,
  'src/search/search-contribution.tsx': `
    import { canOpen } from '@foyer/shared/runtime';
    export function Component() {
      return canOpen('spaces') ? null : undefined;
    }`,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-names-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(config: RsbuildConfig): Promise<Release> {
  const root = join(folder, 'dist');
  config.output = { ...config.output, distPath: { root } };
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: { ...config, mode: 'production', logLevel: 'error' },
  });
  const { close } = await rsbuild.build();
  await close();
  return Release.parse(JSON.parse(await readFile(join(root, 'release.json'), 'utf8')));
}

test('FLEET-10 FLEET-87 lists the exports of each screen, badge and contribution, and the names it uses of each singleton', async () => {
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { exposes } = await build(remoteConfig(remote));
  expect(exposes).toEqual({
    spaces: {
      exports: ['Component', 'loader'],
      uses: {
        react: ['useState'],
        'react/jsx-runtime': ['jsx'],
        '@foyer/shared/query': ['useQuery'],
        '@foyer/shared/runtime': ['hotelSlug', 'session'],
      },
    },
    garage: {
      exports: ['Component'],
      uses: { react: ['default', 'useId'], '@foyer/shared/router': ['*'] },
    },
    'free.badge': { exports: ['Component'], uses: { '@foyer/shared/runtime': ['AppLink'] } },
    'search.contribution': {
      exports: ['Component'],
      uses: { '@foyer/shared/runtime': ['canOpen'] },
    },
  });
});
