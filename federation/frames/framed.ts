/** What shell and remotes have frames of. */
import { resolve } from 'node:path';
import { mountPattern } from '../../shared/src/addresses/mounts.ts';
import type { Remote } from '../../shared/src/contracts/remote.ts';
import type { Framed } from './write.ts';

/** The part of the shell that a frame of it has (`shell/src/router/parts.ts`), beside what every page has. */
const PART: Record<string, string> = {
  dashboard: 'dashboard',
  home: 'dashboard',
  landing: 'landing',
};

/** What stands around screens, and the shell's own pages (`shell/src/frames.tsx`). */
export const shellFrames: Framed = {
  entryIn: (root) => `export { pages } from ${JSON.stringify(resolve(root, 'src/frames.tsx'))};`,
  // The fonts come by themselves (`start/start.tsx`).
  chunksOf: (name) => ['fonts', 'main', ...(PART[name] ? [PART[name]] : [])],
};

/** The mounts that say so, by their paths, each at its own address; nothing where there is none. */
export function remoteFrames({ mounts }: Remote): Framed | undefined {
  const framed = mounts.filter((mount) => mount.frame);
  if (framed.length === 0) return undefined;
  const twice = framed.find(
    ({ path }, index) => framed.findIndex((one) => one.path === path) < index,
  );
  if (twice) throw new Error(`Two mounts with a frame have the path "${twice.path}"`);
  return {
    entryIn(root) {
      const imports = framed.map(({ screen }, index) => {
        const path = JSON.stringify(resolve(root, `src/${screen}/${screen}-screen.tsx`));
        return `import { Component as Screen${index} } from ${path};`;
      });
      const pages = framed.map((mount, index) => {
        const path = JSON.stringify(mountPattern(mount));
        const routes = `[{ path: ${path}, Component: Screen${index} }]`;
        return `${JSON.stringify(mount.path)}: { routes: ${routes}, address: ${path}.replace(':slug', hotelSlug) }`;
      });
      return `import { hotelSlug } from '@foyer/shared/runtime';
        ${imports.join('')}
        export const pages = { ${pages.join(', ')} };`;
    },
    chunksOf: (path) => framed.filter((mount) => mount.path === path).map(({ screen }) => screen),
  };
}
