import { paths } from '@foyer/shared/addresses/paths';
import { Link } from '@foyer/shared/router';
import { hotelSlug, useSession } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { text } from '../text.ts';

/** The one action of a page that is none: back to where this visitor is at home. */
export function WayHome() {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const home = signedIn ? paths.hotel(hotelSlug) : paths.login(hotelSlug);
  return (
    <Link className={buttonClass()} to={home}>
      {signedIn ? text.wayHome.signedIn : text.wayHome.signedOut}
    </Link>
  );
}
