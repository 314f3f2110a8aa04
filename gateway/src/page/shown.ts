import type { Site } from '@foyer/shared/addresses/site';
import type { ComposedMount } from '@foyer/shared/contracts/composition';
import type { Area } from '@foyer/shared/contracts/mount';

/** What a URL will show: the screen whose files it needs, and what stands around that. */
export type Shown = {
  /** The lazily loaded part of the shell that the page needs. */
  part: 'landing' | 'dashboard' | undefined;
  /** What stands around the screen, by the name of its frame (`shell/src/frames.tsx`). */
  layout: Area | 'home';
  /** A page of the shell's own, by the name of its frame. */
  page?: 'landing' | 'not-found' | undefined;
  mount: ComposedMount | undefined;
  /** False where neither the shell nor any mount has such a public page. */
  found: boolean;
};

/** Hotel home, over whose banner the header is see-through. */
const HOME = 'dashboard/hotel';

const LANDING: Shown = {
  part: 'landing',
  layout: 'public',
  page: 'landing',
  mount: undefined,
  found: true,
};
/** A page that only the shell knows, and the one for every address of a slug. */
export const PLAIN: Shown = {
  part: undefined,
  layout: 'public',
  mount: undefined,
  found: true,
};

/**
 * What the shell will show at `pathname` (which begins with the slug): guards included, as far
 * as the cookie that holds no secret tells who is signed in.
 */
export function shownAt(site: Site, pathname: string, signedIn: boolean): Shown {
  const place = site.arrivalAt(pathname, signedIn);
  if (place.kind === 'landing') return LANDING;
  if (place.kind !== 'screen') {
    const inDashboard = place.kind === 'index' || place.inDashboard;
    return inDashboard
      ? { ...PLAIN, part: 'dashboard', layout: 'dashboard' }
      : // Its way home is another one for a guest.
        { ...PLAIN, page: signedIn ? undefined : 'not-found', found: false };
  }
  const { mount } = place;
  return {
    part: mount.area === 'dashboard' ? 'dashboard' : undefined,
    layout: `${mount.area}/${mount.path}` === HOME ? 'home' : mount.area,
    mount: mount.enabled ? mount : undefined,
    found: true,
  };
}
