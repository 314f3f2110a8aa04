import { paths } from '@foyer/shared/addresses/paths';
import { Link } from '@foyer/shared/router';
import { hotelSlug, useSession } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { text } from '../text.ts';

/** The one action of a page that is none: back to where this visitor is at home. */
export function WayHome() {
  const { status } = useSession();
  const home = status === 'signed-in' ? paths.hotel(hotelSlug) : paths.login(hotelSlug);
  return (
    <Link className={buttonClass()} to={home}>
      {status === 'signed-in' ? text.wayHome.signedIn : text.wayHome.signedOut}
    </Link>
  );
}
