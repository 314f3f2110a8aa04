/** `node build.ts rspack|webpack|vite` builds `dist`; each tool is configured as its docs say. */
import { cp } from 'node:fs/promises';

type Stats = { hasErrors(): boolean; toString(preset: string): string };
type Compiler = {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: () => void): void;
};

async function run(compiler: Compiler): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    }),
  );
  await new Promise<void>((resolve) => compiler.close(resolve));
}

const tool = process.argv[2];
if (tool === 'vite') await (await import('vite')).build();
else {
  const compile = (await import(tool === 'rspack' ? '@rspack/core' : 'webpack')).default;
  await run(compile((await import(`./${tool}.config.ts`)).default));
}
await cp('remote.json', 'dist/remote.json');
