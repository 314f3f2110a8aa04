import { locale } from '../../language/locale.ts';

/** CLDR's data, which not every browser has; all other regions start on Monday. */
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');
const SUNDAY = (
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX ' +
  'MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
).split(' ');

/** Returns the first day of the week in the guest's region; 0 is Sunday. */
export function weekStart() {
  return regionalWeekStart(homeLocale().maximize().region);
}

/** Returns the first day of the week in a region. */
export function regionalWeekStart(region = ''): 0 | 1 | 5 | 6 {
  if (SUNDAY.includes(region)) return 0;
  if (SATURDAY.includes(region)) return 6;
  return region === 'MV' ? 5 : 1;
}

/** Returns the page's locale if it has a region, otherwise the browser's. */
function homeLocale(): Intl.Locale {
  const page = new Intl.Locale(locale());
  if (page.region) return page;
  try {
    return new Intl.Locale(navigator.language);
  } catch {
    // `navigator.language` is no language tag, such as "C".
    return page;
  }
}
