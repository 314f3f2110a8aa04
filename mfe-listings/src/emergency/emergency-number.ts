/**
 * The countries (ISO 3166-1) of each number that reaches ambulance, police and fire brigade alike.
 * A country with a number per service has none here.
 *
 * Sources: Directive (EU) 2018/1972, article 109, and EENA, "112 in Europe"; the national numbering
 * plans published by the ITU (Recommendation E.129).
 */
const COUNTRIES = {
  112:
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'AD AX CH FO GE IS LI MC NO SM TR VA GF GP MQ RE YT IN KW',
  999: 'GB GG GI IM JE BH HK KE MO MY',
  911: 'US CA AS BM CR DO EC GU KY MP MX PA PH PR SV UY VI',
  '000': 'AU',
  111: 'NZ',
};

/** Returns the public emergency number of a country (LIST-90); undefined for an unknown one. */
export function emergencyNumber(country: string | undefined): string | undefined {
  const code = country?.trim().toUpperCase();
  if (code?.length !== 2) return undefined;
  return Object.entries(COUNTRIES).find(([, countries]) => countries.includes(code))?.[0];
}
