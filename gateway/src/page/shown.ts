import type { Site } from '@foyer/shared/addresses/site';
import type { ComposedMount } from '@foyer/shared/contracts/composition';

/** What a URL will show: the plain first frame and the screen whose files it needs. */
export type Shown = {
  /**
   * The lazily loaded part of the shell that the page needs. The first frame of the dashboard has
   * header and navigation, that of others the logo.
   */
  part: 'landing' | 'dashboard' | undefined;
  mount: ComposedMount | undefined;
  /** False where neither the shell nor any mount has such a public page. */
  found: boolean;
};

const LANDING: Shown = { part: 'landing', mount: undefined, found: true };
/** A page that only the shell knows, and the one for every address of a slug. */
export const PLAIN: Shown = { part: undefined, mount: undefined, found: true };

/**
 * What the shell will show at `pathname` (which begins with the slug): guards included, as far
 * as the cookie that holds no secret tells who is signed in.
 */
export function shownAt(site: Site, pathname: string, signedIn: boolean): Shown {
  const place = site.arrivalAt(pathname, signedIn);
  if (place.kind === 'landing') return LANDING;
  if (place.kind !== 'screen') {
    const inDashboard = place.kind === 'index' || place.inDashboard;
    return inDashboard ? { ...PLAIN, part: 'dashboard' } : { ...PLAIN, found: false };
  }
  const { mount } = place;
  return {
    part: mount.area === 'dashboard' ? 'dashboard' : undefined,
    mount: mount.enabled ? mount : undefined,
    found: true,
  };
}
