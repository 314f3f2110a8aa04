import type { Weather } from '@foyer/shared/contracts/weather';
import { number } from '@foyer/shared/language/number';
import { text } from '../text.ts';

const METRIC = { style: 'unit', unit: 'celsius', maximumFractionDigits: 0 } as const;

/** `London, 12°C`: metric, rounded (HOTEL-06). */
export function weatherText(weather: Weather): string {
  // Never -0.
  const degrees = Math.round(weather.main.temp) || 0;
  return text.home.weather(weather.name, number(degrees, METRIC));
}
