/** Renders the templates of a release: builds its screens for Node, with markers for variables. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderedTemplate } from '@foyer/prerender/render';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { classNames } from '../class-names.ts';

/** The module that renders screens to templates. */
const RENDERER = fileURLToPath(import.meta.resolve('@foyer/prerender/render'));
/** The replacement of the modules that read the page. The package for teams has both as JavaScript. */
const STAND_INS = join(dirname(RENDERER), `stand-ins${extname(RENDERER)}`);
const PAGE_MODULE =
  /shared[\\/]src[\\/](?:runtime[\\/](?:page|site|use-hotel)|templates[\\/](?:hydration|if-for))\.[jt]sx?$/;

/** Returns the templates of the pages that the module `entry` exports as `pages`, by name. */
export async function renderReleaseTemplates(release: {
  name: string;
  root: string;
  entry: string;
}): Promise<Record<string, RenderedTemplate>> {
  // Any folder will do: the bundle imports nothing but Node's own modules.
  const out = await mkdtemp(join(tmpdir(), 'templates-'));
  try {
    const rsbuild = await createRsbuild({ cwd: release.root, config: nodeConfig(release, out) });
    await (await rsbuild.build()).close();
    // Browser globals that modules use while they load.
    globalThis.addEventListener ??= () => undefined;
    globalThis.Worker ??= class {} as unknown as typeof Worker;
    const { renderTemplates, pages } = await import(pathToFileURL(join(out, 'templates.js')).href);
    return renderTemplates(release.name, pages);
  } finally {
    await rm(out, { recursive: true });
  }
}

function nodeConfig({ name, entry }: { name: string; entry: string }, out: string): RsbuildConfig {
  const source = `export { renderTemplates } from ${JSON.stringify(RENDERER)};\n${entry}`;
  return {
    mode: 'production',
    logLevel: 'warn',
    plugins: [pluginReact()],
    source: { entry: { templates: `data:text/javascript,${encodeURIComponent(source)}` } },
    output: {
      target: 'node',
      module: true,
      sourceMap: false,
      minify: false,
      cleanDistPath: false,
      distPath: { root: out },
      cssModules: classNames(name),
    },
    performance: { printFileSize: false },
    tools: {
      rspack: (options, { rspack, appendPlugins }) => {
        options.output = { ...options.output, uniqueName: name };
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(PAGE_MODULE, (module) => {
            const { createData } = module;
            if (createData?.resource && PAGE_MODULE.test(createData.resource))
              createData.resource = STAND_INS;
          }),
        );
      },
    },
  };
}
