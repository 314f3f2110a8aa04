import { BROWSERSLIST, browsersPlugin } from '@foyer/build/browsers';
import { releasePlugin } from '@foyer/build/federation';
import { WORKER, WORKER_SCRIPT } from '@foyer/shared/contracts/worker.ts';
import { defineConfig } from '@rsbuild/core';

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
  source: { entry: { main: './src/worker.ts' } },
  output: {
    target: 'web-worker',
    filename: { js: WORKER_SCRIPT },
    legalComments: 'none',
    overrideBrowserslist: BROWSERSLIST,
    distPath: { js: '' },
  },
  tools: { htmlPlugin: false },
});
