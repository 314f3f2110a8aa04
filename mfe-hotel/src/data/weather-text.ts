import type { Weather } from '@foyer/shared/contracts/weather';

/** `London, 12°C`: metric, rounded (HOTEL-06). */
export function weatherText(weather: Weather): string {
  return `${weather.name}, ${Math.round(weather.main.temp)}°C`;
}
