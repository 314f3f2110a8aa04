import type { Weather } from '@foyer/shared/contracts/provider/weather.ts';
import { number } from '@foyer/shared/language/number.ts';
import { text } from '../text.ts';

const METRIC = { style: 'unit', unit: 'celsius', maximumFractionDigits: 0 } as const;

/** Formats weather as `London, 12°C`, metric and rounded (HOTEL-06). */
export function weatherText(weather: Weather): string {
  // `|| 0` turns -0 into 0.
  const degrees = Math.round(weather.main.temp) || 0;
  return text.home.weather(weather.name, number(degrees, METRIC));
}
