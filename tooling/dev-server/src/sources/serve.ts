/**
 * Runs as the process of a dev server. It is `rsbuild dev` of the package in its working directory, at
 * the port in PORT_HERE. It does not restart by itself after a change of configuration, because an invalid
 * declaration would end it.
 */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';

const cwd = process.cwd();
const file = pathToFileURL(join(cwd, 'rsbuild.config.ts')).href;
const { default: config }: { default: RsbuildConfig } = await import(file).catch((error: Error) => {
  process.stderr.write(`${basename(cwd)} cannot be served: ${error.message}\n`);
  process.exit(1);
});
const server = { ...config.server, port: Number(process.env.PORT_HERE) };
const rsbuild = await createRsbuild({ cwd, config: { ...config, server } });
await rsbuild.startDevServer();
