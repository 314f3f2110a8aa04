import type { Resolution } from '@foyer/releases/composition';
import { releaseBase } from '@foyer/releases/contracts';
import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import type { Inspected, InspectedModule } from '@foyer/shared/contracts/inspector-data.ts';

/** Describes a composition for the inspector; `sourceOf` names a remote's source outside the store. */
export function inspectedOf(
  { composition, releases }: Resolution,
  sourceOf: (remote: string) => string | undefined = () => undefined,
): Inspected {
  const { slug, mounts } = composition;
  const modules = new Map<string, InspectedModule>();
  for (const { name, version, files } of releases) {
    const release = {
      version,
      base: releaseBase(name, version),
      source: sourceOf(name),
      files: Object.fromEntries(Object.entries(files).map(([path, { bytes }]) => [path, bytes])),
    };
    const known = modules.get(name);
    if (known) known.releases.push(release);
    else modules.set(name, { name, releases: [release], mounts: [] });
  }
  for (const mount of mounts)
    modules.get(mount.remote)?.mounts.push(mountPattern(mount).replace(':slug', slug));
  return { hotel: slug, composition: composition.id, modules: [...modules.values()] };
}
