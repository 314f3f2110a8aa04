import { bodyOf, fetchJson, reasonOf } from '@foyer/common/http';
import { isSlug } from '@foyer/shared/addresses/slug.ts';
import { Weather } from '@foyer/shared/contracts/provider/weather.ts';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GatewayDeps } from '../deps.ts';
import type { Hotels } from '../hotels/hotels.ts';
import { errorResponse } from './forward.ts';

const FRESH_MS = 10 * 60_000;
const LIMIT_MS = 8000;
const MAX_CITIES = 1000;
/** Further requests wait in a queue within `LIMIT_MS`. */
const MAX_CONCURRENT = 20;
/** OpenWeather's responses have one thousand. */
const MAX_RESPONSE_BYTES = 64_000;
const MAX_NAME_LENGTH = 300;

const normalised = (text: string | null | undefined) => text?.trim().toLowerCase() ?? '';

/**
 * Serves `GET /api/weather?hotel=&city=`: the weather of that hotel's own city only. The gateway fetches
 * it, so that the service's key never reaches a browser.
 */
export function weatherRoute(deps: GatewayDeps, hotels: Hotels): Hono {
  const { fetch, clock, log } = deps;
  const memo = new LRUCache<string, { weather: Promise<Weather>; until: number }>({
    max: MAX_CITIES,
  });
  const limit = pLimit(MAX_CONCURRENT);

  async function weatherOf(city: string): Promise<Weather> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    return limit(async () => {
      const response = await fetchJson(fetch, addressOf(deps, city), signal);
      if (!response.ok) throw new Error(`The weather service answered ${response.status}`);
      const text = new TextDecoder().decode(await bodyOf(response, MAX_RESPONSE_BYTES));
      const weather = Weather.parse(JSON.parse(text));
      return { ...weather, name: weather.name.slice(0, MAX_NAME_LENGTH) };
    });
  }

  return new Hono().get('/', async (c) => {
    const slug = c.req.query('hotel') ?? '';
    const record = isSlug(slug) ? (await hotels.get(slug)).hotel : null;
    const city = record?.city?.trim();
    if (!city || normalised(c.req.query('city')) !== normalised(city)) return errorResponse(404);
    let cached = memo.get(normalised(city));
    if (!cached || clock() >= cached.until) {
      cached = { weather: weatherOf(city), until: clock() + FRESH_MS };
      memo.set(normalised(city), cached);
    }
    try {
      const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
      return c.json(await cached.weather, 200, headers);
    } catch (error) {
      memo.delete(normalised(city));
      const reason = reasonOf(error).replaceAll(deps.weather?.key ?? '\0', '…');
      log.warn({ city, error: reason }, 'The weather cannot be loaded.');
      return errorResponse(502);
    }
  });
}

/** Returns the address of the weather service, or of the provider's demo data without one. */
function addressOf({ weather, providerUrl }: GatewayDeps, city: string): string {
  const url = new URL(weather?.url ?? `${providerUrl}/weather`);
  url.searchParams.set('q', city);
  url.searchParams.set('units', 'metric');
  if (weather) url.searchParams.set('appid', weather.key);
  return url.href;
}
