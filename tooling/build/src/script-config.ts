import type { RsbuildConfig } from '@rsbuild/core';
import { BROWSERSLIST } from './browsers/oldest-versions.ts';
import { checksPlugin } from './checks-plugin.ts';

/** Returns the configuration of scripts that share no chunk with another script. */
export function scriptConfig(entry: Record<string, string>): RsbuildConfig {
  return {
    plugins: [checksPlugin('script')],
    source: { entry },
    splitChunks: false,
    output: { legalComments: 'none', overrideBrowserslist: BROWSERSLIST },
    tools: { htmlPlugin: false },
  };
}
