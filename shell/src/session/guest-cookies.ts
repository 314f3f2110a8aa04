import { SIGNED_IN_COOKIE, STAY_COOKIE } from '@foyer/shared/contracts/page';
import { dayAt } from '@foyer/shared/hotel/hotel-time';
import { stayOf } from '@foyer/shared/hotel/stay-of';
import { cookies, hotelQuery, queryClient, session } from '@foyer/shared/runtime';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Tells the gateway, without any secret, what to draw before the app is there. */
export function writeGuestCookies(): void {
  const { status, user } = session.get();
  const zone = queryClient.getQueryData(hotelQuery().queryKey)?.timezone;
  cookies.set(SIGNED_IN_COOKIE, status === 'signed-in' ? YEAR_SECONDS : 0);
  cookies.set(STAY_COOKIE, stayOf(user, dayAt(Date.now(), zone)) ? YEAR_SECONDS : 0);
}
