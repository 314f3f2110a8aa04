import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import type { screens as ofShell } from '@foyer/shell/screens';
import { screens as chunks } from 'plain-screens';

const loaded = new Map<string, ScreenModule>();

async function load(remote: string, screen: string): Promise<ScreenModule> {
  const key = `${remote}/${screen}`;
  const module = loaded.get(key) ?? (await chunks[key]?.());
  if (!module) throw new Error(`There is no screen ${key}`);
  loaded.set(key, module);
  return module;
}

/** Replaces the shell's loading of remotes. The screens of the plain app are its own chunks. */
export const screens: typeof ofShell = {
  open: async (remote, screen, begin) => begin(await load(remote, screen)),
  prefetch: async (remote, screen) => void (await load(remote, screen)),
  loaded: (remote, screen) => loaded.get(`${remote}/${screen}`),
  version: () => undefined,
  markRendered: () => undefined,
  canFallBack: () => false,
  recordThrow: () => undefined,
};
