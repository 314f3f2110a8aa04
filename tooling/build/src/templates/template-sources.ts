/** The template sources of the shell and of remotes. */
import { resolve } from 'node:path';
import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import type { TemplateSource } from './write.ts';

/** The lazy chunk of each shell template (`shell/src/router/chunks.ts`), beyond the initial ones. */
const CHUNK: Record<string, string> = {
  dashboard: 'dashboard',
  home: 'dashboard',
  landing: 'landing',
};

/** The shell's layouts and its own pages (`shell/src/templates.tsx`). */
export const shellTemplates: TemplateSource = {
  entryIn: (root) => `export { pages } from ${JSON.stringify(resolve(root, 'src/templates.tsx'))};`,
  // The shell loads its fonts as a chunk of their own (`start/start.tsx`).
  chunksOf: (name) => ['fonts', 'main', ...(CHUNK[name] ? [CHUNK[name]] : [])],
};

/** Returns the templates of mounts with `template: true`, by path; undefined if there are none. */
export function remoteTemplates({ mounts }: Remote): TemplateSource | undefined {
  const templated = mounts.filter((mount) => mount.template);
  if (templated.length === 0) return undefined;
  const duplicate = templated.find(
    ({ path }, index) => templated.findIndex((one) => one.path === path) < index,
  );
  if (duplicate) throw new Error(`Two mounts with a template have the path "${duplicate.path}"`);
  return {
    entryIn(root) {
      const imports = templated.map(({ screen }, index) => {
        const path = JSON.stringify(resolve(root, `src/${screen}/${screen}-screen.tsx`));
        return `import { Component as Screen${index} } from ${path};`;
      });
      const pages = templated.map((mount, index) => {
        const path = JSON.stringify(mountPattern(mount));
        const routes = `[{ path: ${path}, Component: Screen${index} }]`;
        return `${JSON.stringify(mount.path)}: { routes: ${routes}, address: ${path}.replace(':slug', hotelSlug) }`;
      });
      return `import { hotelSlug } from '@foyer/shared/runtime';
        ${imports.join('')}
        export const pages = { ${pages.join(', ')} };`;
    },
    chunksOf: (path) =>
      templated.filter((mount) => mount.path === path).map(({ screen }) => screen),
  };
}
