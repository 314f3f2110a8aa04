import { defineConfig } from '@rsbuild/core';

/** Bundles the gateway into one module for an edge runtime. */
export default defineConfig({
  source: { entry: { worker: './src/worker.ts' } },
  output: {
    target: 'web-worker',
    module: true,
    filename: { js: '[name].js' },
    distPath: { js: '' },
    legalComments: 'none',
    externals: [/^(?:cloudflare|node):/],
    overrideBrowserslist: ['chrome >= 130'],
  },
  tools: {
    htmlPlugin: false,
    rspack: { output: { library: { type: 'module' } } },
  },
});
