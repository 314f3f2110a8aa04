import { releasePlugin } from '@foyer/build/federation';
import { licencesPlugin } from '@foyer/build/licences';
import { scriptConfig } from '@foyer/build/script-config';
import { WORKER, WORKER_SCRIPT } from '@foyer/shared/contracts/worker.ts';
import { mergeRsbuildConfig } from '@rsbuild/core';

const declared = { mounts: [], header: [], menu: [], singletons: {} };

export default mergeRsbuildConfig(scriptConfig({ main: './src/worker.ts' }), {
  plugins: [licencesPlugin(), releasePlugin({ kind: 'worker', name: WORKER, ...declared })],
  output: { target: 'web-worker', filename: { js: WORKER_SCRIPT }, distPath: { js: '' } },
});
