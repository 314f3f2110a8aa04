import { defineConfig } from '@rsbuild/core';
import { BROWSERSLIST } from '../browsers/oldest-versions.ts';
import { browsersPlugin } from '../browsers/plugin.ts';

/** Builds one file outside releases. The gateway serves it only to pages with the inspector. */
export default defineConfig({
  plugins: [browsersPlugin()],
  source: { entry: { inspector: './src/main.ts' } },
  output: {
    filename: { js: '[name].js' },
    distPath: { js: '' },
    legalComments: 'none',
    overrideBrowserslist: BROWSERSLIST,
  },
  tools: { htmlPlugin: false },
});
