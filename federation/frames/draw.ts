/** Draws the frames of a release: its screens built once more, for Node, with marks for what they read. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { Drawn } from '../../shared/src/frames/build/draw.tsx';
import { classNames } from '../class-names.ts';

/** What a screen knows of its page. Stand-ins that give marks lie under the same names. */
const KNOWN =
  /(shared[\\/]src[\\/])(?:runtime[\\/]((?:page|site|slots)\.[jt]s)|frames[\\/]((?:takeover|vary)\.[jt]sx?))$/;
const STAND_IN = '$1frames/build/$2$3';

/** The frames of the pages that the module `entry` exports as `pages`, by name. */
export async function drawFrames(release: {
  name: string;
  root: string;
  entry: string;
}): Promise<Record<string, Drawn>> {
  // Anywhere: all is bundled but what Node has itself, so that nothing has to be found from there.
  const out = await mkdtemp(join(tmpdir(), 'frames-'));
  try {
    const rsbuild = await createRsbuild({ cwd: release.root, config: forNode(release, out) });
    await (await rsbuild.build()).close();
    // What of a browser modules ask for when they begin.
    globalThis.addEventListener ??= () => undefined;
    globalThis.Worker ??= class {} as unknown as typeof Worker;
    const { framesOf, pages } = await import(pathToFileURL(join(out, 'frames.js')).href);
    return framesOf(release.name, pages);
  } finally {
    await rm(out, { recursive: true });
  }
}

function forNode({ name, entry }: { name: string; entry: string }, out: string): RsbuildConfig {
  return {
    mode: 'production',
    logLevel: 'warn',
    plugins: [pluginReact()],
    source: { entry: { frames: `data:text/javascript,${encodeURIComponent(exported(entry))}` } },
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
          new rspack.NormalModuleReplacementPlugin(KNOWN, (module) => {
            const { createData } = module;
            if (createData?.resource)
              createData.resource = createData.resource.replace(KNOWN, STAND_IN);
          }),
        );
      },
    },
  };
}

const exported = (entry: string) =>
  `export { framesOf } from '@foyer/shared/frames/build/draw';\n${entry}`;
