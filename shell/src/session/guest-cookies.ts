import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { SIGNED_IN_COOKIE, STAY_COOKIE } from '@foyer/shared/contracts/page.ts';
import { dayAt } from '@foyer/shared/hotel/hotel-time.ts';
import { stayOf } from '@foyer/shared/hotel/stay.ts';
import { cookies, hotelQuery, queryClient, session } from '@foyer/shared/runtime';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Sets cookies, without secrets, from which the gateway selects the template. The stay cookie is set
 * when idle, because computing the hotel's date takes 50 ms on a slow phone.
 */
export function writeGuestCookies(): void {
  cookies.set(SIGNED_IN_COOKIE, session.user() ? YEAR_SECONDS : 0);
  whenIdle(() => {
    const user = session.user();
    const zone = queryClient.getQueryData(hotelQuery().queryKey)?.timezone;
    const stay = user && stayOf(user, dayAt(Date.now(), zone));
    cookies.set(STAY_COOKIE, stay ? YEAR_SECONDS : 0);
  });
}
