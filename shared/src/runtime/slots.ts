import { hereAt } from '../addresses/here.ts';
import type { User } from '../contracts/user.ts';
import { type Known, type PageSlots, slotsOf } from '../frames/slots.ts';
import { useTakeover } from '../frames/takeover.ts';
import { dayAt, hotelDay } from '../hotel/hotel-time.ts';
import { stayOf } from '../hotel/stay-of.ts';
import { pageLanguage } from '../language/locale.ts';
import { useQuery } from '../query/query.ts';
import { useLocation } from '../router/router.ts';
import { hotelQuery } from './hotel.ts';
import { page } from './page.ts';
import { canOpen, mountAt } from './site.ts';
import { useSession } from './use-session.ts';

/**
 * What is known of the hotel before any code runs. A frame is drawn once for all hotels: what is
 * drawn may differ by `When` and `Each` alone, and every slot must be drawn as it is
 * (docs/writing-a-remote.md).
 */
export function useSlots(): PageSlots {
  const { data: hotel } = useQuery(hotelQuery());
  const user = useSession((session) => session.user);
  const { pathname } = useLocation();
  return useTakeover() ? framed() : living(hotel, user, pathname);
}

type Changing = Pick<Known, 'hotel' | 'day' | 'stay' | 'pathname'>;

function slots(known: Changing): PageSlots {
  const { composition } = page;
  const language = pageLanguage();
  return slotsOf(Object.assign(known, { composition, language, mountAt, canOpen }));
}

/** What the gateway knew when it filled the frame. */
const framed = latest(() => {
  const { day, stay = false, pathname } = page.frame ?? {};
  return slots({ hotel: page.hotel.hotel, day, stay, pathname });
});

const living = latest(
  (hotel: Known['hotel'], user: User | undefined, pathname: string): PageSlots =>
    slots({
      hotel,
      pathname,
      get day() {
        return hotelDay(Date.now(), hotel?.timezone);
      },
      get stay() {
        return stayOf(user, dayAt(Date.now(), hotel?.timezone)) !== undefined;
      },
    }),
);

/** Many parts of a page ask at once, and to read a hotel's texts takes a while. */
function latest<Asked extends unknown[], Answer>(make: (...asked: Asked) => Answer) {
  let last: { asked: Asked; answer: Answer } | undefined;
  return (...asked: Asked): Answer => {
    if (!last?.asked.every((one, index) => one === asked[index]))
      last = { asked, answer: make(...asked) };
    return last.answer;
  };
}

/** Gives `aria-current` of a link to this page or, where `below`, to something that it lies below. */
export function useCurrent(): (href: string, below: boolean) => 'page' | undefined {
  const { pathname } = useLocation();
  const isHere = hereAt(useTakeover() ? (page.frame?.pathname ?? '') : pathname);
  return (href, below) => (isHere(href, below) ? 'page' : undefined);
}
