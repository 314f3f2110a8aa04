import { BROWSERSLIST, browsersPlugin } from '@foyer/build/browsers';
import { defineConfig } from '@rsbuild/core';

/** Builds one file outside releases. The gateway serves it only to pages with the inspector. */
export default defineConfig({
  plugins: [browsersPlugin()],
  source: { entry: { inspector: './src/inspector/page/main.ts' } },
  output: {
    filename: { js: '[name].js' },
    distPath: { js: '' },
    legalComments: 'none',
    overrideBrowserslist: BROWSERSLIST,
  },
  tools: { htmlPlugin: false },
});
