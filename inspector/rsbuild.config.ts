import { defineConfig } from '@rsbuild/core';
import { BROWSERSLIST } from '../browsers/declared.ts';
import { browsersPlugin } from '../browsers/plugin.ts';

/** One file, of no release: the gateway serves it from here, to nobody but those who inspect. */
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
