import { hereAt } from '../addresses/here.ts';
import { type Known, type PageSlots, slotsOf } from '../frames/slots.ts';
import { useTakeover } from '../frames/takeover.ts';
import { hotelDay } from '../hotel/hotel-time.ts';
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
  if (useTakeover()) {
    const { day, stay = false } = page.frame ?? {};
    return slots({ hotel: page.hotel.hotel, day, stay, pathname: page.frame?.pathname });
  }
  const now = Date.now();
  const day = hotelDay(now, hotel?.timezone);
  const stay = stayOf(user, day.date) !== undefined;
  return slots({ hotel, day, stay, pathname });
}

type Changing = Pick<Known, 'hotel' | 'day' | 'stay' | 'pathname'>;

let last: { of: string; hotel: Known['hotel']; slots: PageSlots } | undefined;

/** Many parts of a page ask at once, and to read a hotel's texts takes a while. */
function slots({ hotel, ...rest }: Changing): PageSlots {
  const of = JSON.stringify(rest);
  if (last?.of === of && last.hotel === hotel) return last.slots;
  const { composition } = page;
  const language = pageLanguage();
  last = { of, hotel, slots: slotsOf({ hotel, ...rest, composition, language, mountAt, canOpen }) };
  return last.slots;
}

/** Gives `aria-current` of a link to this page or, where `below`, to something that it lies below. */
export function useCurrent(): (href: string, below: boolean) => 'page' | undefined {
  const { pathname } = useLocation();
  const isHere = hereAt(useTakeover() ? (page.frame?.pathname ?? '') : pathname);
  return (href, below) => (isHere(href, below) ? 'page' : undefined);
}
