import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { SIGNED_IN_COOKIE, STAY_COOKIE, STAY_STEPS_COOKIE } from '@foyer/shared/contracts/page.ts';
import { stayOf } from '@foyer/shared/hotel/stay.ts';
import { cookies, hotelQuery, queryClient, session } from '@foyer/shared/runtime';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Sets cookies, without secrets, from which the gateway selects the template. Those of the stay are
 * set when idle, because computing the hotel's date takes 50 ms on a slow phone.
 */
export function writeGuestCookies(): void {
  cookies.set(SIGNED_IN_COOKIE, session.user() ? YEAR_SECONDS : 0);
  whenIdle(() => {
    const user = session.user();
    const hotel = queryClient.getQueryData(hotelQuery().queryKey);
    const stay = user && stayOf(user, hotel, Date.now());
    cookies.set(STAY_COOKIE, stay ? YEAR_SECONDS : 0);
    cookies.set(STAY_STEPS_COOKIE, stay?.hasSteps ? YEAR_SECONDS : 0);
  });
}
