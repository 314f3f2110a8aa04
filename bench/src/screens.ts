import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import type { Remote } from '@foyer/shared/contracts/remote.ts';

export const SLUGS = ['grand-plaza', 'seaside-inn'] as const;
export type Slug = (typeof SLUGS)[number];

export type Screen = { name: string; path: string; signedIn: boolean };

/** Values of the path parameters at the demo hotels. */
const PARAMETERS: Record<Slug, Record<string, string>> = {
  'grand-plaza': { slug: 'grand-plaza', childCategorySlug: 'noodle-lane' },
  'seaside-inn': { slug: 'seaside-inn', childCategorySlug: 'tin-roof-pizza' },
};
const COMMON_PARAMETERS = { categorySlug: 'local-area', subCategorySlug: 'restaurants' };

/**
 * Lists every screen of the remotes once, with its address at `slug`. Skips screens with a path
 * parameter that is neither known nor in `more`.
 */
export function screensOf(
  remotes: Remote[],
  slug: Slug,
  more: Record<string, string> = {},
): Screen[] {
  const values: Record<string, string> = { ...COMMON_PARAMETERS, ...PARAMETERS[slug], ...more };
  const screens = new Map<string, Screen>();
  for (const { name, mounts } of remotes) {
    for (const mount of mounts) {
      const path = mountPattern(mount).replace(/:(\w+)/g, (whole, key) => values[key] ?? whole);
      if (!path.includes(':'))
        screens.set(`${name} ${mount.screen}`, {
          name: mount.screen,
          path,
          signedIn: mount.area === 'dashboard',
        });
    }
  }
  return [...screens.values()];
}
