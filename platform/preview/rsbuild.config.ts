import { licencesPlugin } from '@foyer/build/licences';
import { scriptConfig } from '@foyer/build/script-config';
import { mergeRsbuildConfig } from '@rsbuild/core';

/** Builds one file outside releases. The gateway serves it only to pages with the inspector. */
export default mergeRsbuildConfig(scriptConfig({ inspector: './src/inspector/page/main.ts' }), {
  plugins: [licencesPlugin()],
  output: { filename: { js: '[name].js' }, distPath: { js: '' } },
});
