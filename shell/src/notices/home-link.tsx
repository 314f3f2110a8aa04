import { paths } from '@foyer/shared/addresses/paths.ts';
import { Link } from '@foyer/shared/router';
import { hotelSlug, useSession } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { text } from '../text.ts';

/** Links to hotel home for signed-in guests, else to the login. */
export function HomeLink() {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const home = signedIn ? paths.hotel(hotelSlug) : paths.login(hotelSlug);
  return (
    <Link className={buttonClass()} to={home}>
      {signedIn ? text.wayHome.signedIn : text.wayHome.signedOut}
    </Link>
  );
}
