import { locale } from '../../language/locale.ts';

/** As CLDR has it, for browsers that do not say it themselves; the rest of the world has Monday. */
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');
const SUNDAY = (
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX ' +
  'MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
).split(' ');

type Day = 0 | 1 | 5 | 6;

/** Not everywhere, and a property where it is older. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week };
type Week = { firstDay: number };

/** The day that weeks begin with where the guest is at home: 0 is Sunday. */
export function weekStart(): Day {
  const home: WithWeek = homeLocale();
  const week = home.getWeekInfo?.() ?? home.weekInfo;
  return week ? ((week.firstDay % 7) as Day) : regionalWeekStart(home.maximize().region);
}

/** The same from what this file knows. */
export function regionalWeekStart(region = ''): Day {
  if (SUNDAY.includes(region)) return 0;
  if (SATURDAY.includes(region)) return 6;
  return region === 'MV' ? 5 : 1;
}

/** A page in another language than the guest's says nothing of their region; their browser does. */
function homeLocale(): Intl.Locale {
  const page = new Intl.Locale(locale());
  if (page.region) return page;
  try {
    return new Intl.Locale(navigator.language);
  } catch {
    // "C" and other names that are no language tags.
    return page;
  }
}
