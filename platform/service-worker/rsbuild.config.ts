import { join } from 'node:path';
import { BROWSERSLIST, browsersPlugin } from '@foyer/build/browsers';
import { releasePlugin } from '@foyer/build/federation';
import { WORKER, WORKER_BASE, WORKER_SCRIPT } from '@foyer/shared/contracts/worker.ts';
import { defineConfig } from '@rsbuild/core';
import { getManifest } from 'workbox-build';

/** The worker's own static files. The worker fetches hotel files at run time. */
const OWN = join(import.meta.dirname, 'own');

const { manifestEntries, warnings } = await getManifest({
  globDirectory: OWN,
  globPatterns: ['**/*'],
  modifyURLPrefix: { '': WORKER_BASE },
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));

export default defineConfig({
  plugins: [
    browsersPlugin(),
    releasePlugin({
      kind: 'worker',
      name: WORKER,
      mounts: [],
      header: [],
      menu: [],
      singletons: {},
    }),
  ],
  source: {
    entry: { main: './src/worker.ts' },
    define: { 'self.__WB_MANIFEST': JSON.stringify(manifestEntries) },
  },
  output: {
    target: 'web-worker',
    filename: { js: WORKER_SCRIPT },
    copy: [{ from: OWN }],
    legalComments: 'none',
    overrideBrowserslist: BROWSERSLIST,
    distPath: { js: '' },
  },
  tools: { htmlPlugin: false },
});
