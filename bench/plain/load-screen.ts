import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { screens } from 'plain-screens';

const loaded = new Map<string, ScreenModule>();

/** Stands in for the shell's loading of remotes: a plain app's screens are its own chunks. */
export async function loadScreen(remote: string, screen: string): Promise<ScreenModule> {
  const key = `${remote}/${screen}`;
  const module = loaded.get(key) ?? (await screens[key]?.());
  if (!module) throw new Error(`There is no screen ${key}`);
  loaded.set(key, module);
  return module;
}

export const loadedScreen = (remote: string, screen: string): ScreenModule | undefined =>
  loaded.get(`${remote}/${screen}`);
