import type { Context } from 'hono';
import { HttpError } from '../http/http-error.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns invented weather in OpenWeather's format, marked as demo data. A city's weather is constant
 * for an hour and warmest in the afternoon. WEATHER_URL configures a real service at the gateway.
 */
export function demoWeather(context: Context, now: Date): Response {
  const city = context.req.query('q')?.split(',')[0]?.trim();
  if (!city || city.length > 100) throw new HttpError(400, 'Nothing to geocode');
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const mean = 9 + (fingerprint(city.toLowerCase()) % 9);
  const swing = 3 * Math.sin((((hour % 24) - 9) / 24) * 2 * Math.PI);
  return context.json({
    name: city,
    main: { temp: Math.round((mean + swing) * 100) / 100 },
    weather: [{ main: 'Clouds', description: 'demo data' }],
    demo: true,
  });
}

function fingerprint(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
