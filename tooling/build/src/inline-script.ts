/** Bundles the scripts that the shell's pages contain. */
import {
  createRsbuild,
  mergeRsbuildConfig,
  type OnAfterBuildFn,
  type RsbuildPlugin,
} from '@rsbuild/core';
import { bundledPackagesPlugin } from './licences/bundled-packages.ts';
import { scriptConfig } from './script-config.ts';

/**
 * Adds each entry as `<name>.<hash>.js` to the shell's build. They are a build of their own, because
 * a page contains the whole script: it must share no chunk and no runtime with the app. Puts the
 * folders of their npm packages into `packages`.
 */
export function inlineScriptPlugin(
  entry: Record<string, string>,
  packages: Set<string>,
): RsbuildPlugin {
  return {
    name: 'foyer:inline-script',
    apply: 'build',
    setup(api) {
      const buildScripts: OnAfterBuildFn = async ({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const build = await createRsbuild({
          cwd: api.context.rootPath,
          config: mergeRsbuildConfig(scriptConfig(entry), {
            logLevel: 'warn',
            output: {
              cleanDistPath: false,
              distPath: { root: api.context.distPath },
              filename: { js: '[name].[contenthash:10].js' },
            },
            tools: { rspack: { plugins: [bundledPackagesPlugin(packages)] } },
          }),
        });
        const inline = await build.build();
        // Its sources count as the shell's, too.
        if ('compilation' in stats && inline.stats && 'compilation' in inline.stats)
          for (const path of inline.stats.compilation.fileDependencies)
            stats.compilation.fileDependencies.add(path);
        await inline.close();
      };
      // Before `licencesPlugin` reads `packages`.
      api.onAfterBuild({ order: 'pre', handler: buildScripts });
    },
  };
}
