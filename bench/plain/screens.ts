import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import type { chainOf as chainOfShell } from '@foyer/shell/screens';
import { screens as chunks } from 'plain-screens';

const loaded = new Map<string, ScreenModule>();

async function load(key: string): Promise<ScreenModule> {
  const module = loaded.get(key) ?? (await chunks[key]?.());
  if (!module) throw new Error(`There is no screen ${key}`);
  loaded.set(key, module);
  return module;
}

/** Replaces the shell's loading of remotes. The screens of the plain app are its own chunks. */
export const chainOf: typeof chainOfShell = ({ remote, screen }) => {
  const key = `${remote}/${screen}`;
  return {
    open: async (begin) => begin(await load(key)),
    prefetch: () => load(key),
    loaded: () => loaded.get(key),
    version: () => undefined,
    markRendered: () => undefined,
    canFallBack: () => false,
    recordThrow: () => undefined,
  };
};
