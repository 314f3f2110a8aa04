import { paths } from '@foyer/shared/addresses/paths';
import type { Composition } from '@foyer/shared/contracts/composition';

/**
 * What the user menu leads to: 'Messages' is the specification's, remotes of this hotel may add
 * entries of their own. Left out is what the hotel does not have.
 */
export function menuEntries(
  { slug, menu }: Pick<Composition, 'slug' | 'menu'>,
  canOpen: (href: string) => boolean,
): { label: string; to: string }[] {
  const own = { label: 'Messages', to: paths.messages(slug) };
  const more = menu.map(({ label, to }) => ({ label, to: `${paths.dashboard(slug)}/${to}` }));
  return [own, ...more.filter(({ to }) => to !== own.to)].filter(({ to }) => canOpen(to));
}
