import { isHereAt } from '../addresses/is-here.ts';
import type { User } from '../contracts/provider/user.ts';
import { hotelDay } from '../hotel/hotel-time.ts';
import { stayOf } from '../hotel/stay.ts';
import { pageLanguage } from '../language/locale.ts';
import { useQuery } from '../singletons/query.ts';
import { useLocation } from '../singletons/router.ts';
import {
  type PageFacts,
  type PageVariables,
  variablesOf,
} from '../template-filling/page-variables.ts';
import { useHydration } from '../templates/hydration.ts';
import { hotelQuery } from './hotel.ts';
import { page } from './page.ts';
import { useSession } from './session/session.ts';
import { canOpen, mountAt } from './site.ts';

/**
 * Returns this page's hotel: the fields of its record by their names in the contract, and values
 * derived from them. In a template each text, address and flag is a variable. One template serves all
 * hotels: its markup may vary through `If` and `For` only, and each variable must be rendered
 * unchanged (docs/team/writing-a-remote.md#templates).
 */
export function useHotel(): PageVariables {
  const { data: hotel } = useQuery(hotelQuery());
  const user = useSession((session) => session.user);
  const { pathname } = useLocation();
  return useHydration() ? variablesOfTemplate() : currentVariables(hotel, user, pathname);
}

type ChangingContext = Pick<PageFacts, 'hotel' | 'day' | 'stay' | 'staySteps' | 'pathname'>;

function variables(known: ChangingContext): PageVariables {
  const { composition } = page;
  const language = pageLanguage();
  return variablesOf(Object.assign(known, { composition, language, mountAt, canOpen }));
}

/** The variables with which the gateway filled the template. */
const variablesOfTemplate = memoiseLast(() => {
  const { day, stay = false, staySteps = false, pathname } = page.template ?? {};
  return variables({ hotel: page.hotel.hotel, day, stay, staySteps, pathname });
});

const currentVariables = memoiseLast(
  (hotel: PageFacts['hotel'], user: User | undefined, pathname: string): PageVariables =>
    variables({
      hotel,
      pathname,
      get day() {
        return hotelDay(Date.now(), hotel?.timezone);
      },
      get stay() {
        return stayOf(user, hotel, Date.now()) !== undefined;
      },
      get staySteps() {
        return stayOf(user, hotel, Date.now())?.hasSteps === true;
      },
    }),
);

/** Caches the last result: many components call it in one render, and reading a hotel's texts is slow. */
function memoiseLast<Args extends unknown[], Result>(compute: (...args: Args) => Result) {
  let last: { args: Args; result: Result } | undefined;
  return (...args: Args): Result => {
    if (!last?.args.every((arg, index) => arg === args[index]))
      last = { args, result: compute(...args) };
    return last.result;
  };
}

/** Returns a function that gives a link's `aria-current`; with `below` also for parents of this page. */
export function useAriaCurrent(): (href: string, below: boolean) => 'page' | undefined {
  const { pathname } = useLocation();
  const isHere = isHereAt(useHydration() ? (page.template?.pathname ?? '') : pathname);
  return (href, below) => (isHere(href, below) ? 'page' : undefined);
}
