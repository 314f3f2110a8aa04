import { bodyOf, fetchJson, reasonOf } from '@foyer/common/http';
import { isSlug } from '@foyer/shared/addresses/slug.ts';
import { Weather } from '@foyer/shared/contracts/provider/weather.ts';
import { Hono } from 'hono';
import pLimit from 'p-limit';
import type { AppContext } from '../context.ts';
import { errorResponse } from './forward.ts';

const LIMIT_MS = 8000;
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
export function weatherRoute(context: AppContext): Hono {
  const { fetch, log, hotels, caches } = context;
  const limit = pLimit(MAX_CONCURRENT);

  async function weatherOf(city: string): Promise<Weather> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    return limit(async () => {
      const response = await fetchJson(fetch, addressOf(context, city), signal);
      if (!response.ok) throw new Error(`The weather service answered ${response.status}`);
      const text = new TextDecoder().decode(await bodyOf(response, MAX_RESPONSE_BYTES));
      const weather = Weather.parse(JSON.parse(text));
      return { ...weather, name: weather.name.slice(0, MAX_NAME_LENGTH) };
    });
  }

  return new Hono().get('/', async (c) => {
    const slug = c.req.query('hotel') ?? '';
    const record = isSlug(slug) ? (await hotels.get(slug)).record.hotel : null;
    const city = record?.city?.trim();
    if (!city || normalised(c.req.query('city')) !== normalised(city)) return errorResponse(404);
    try {
      const weather = await caches.weather.fetch(normalised(city), {
        context: () => weatherOf(city),
      });
      return c.json(weather, 200, { 'Cache-Control': 'no-store' });
    } catch (error) {
      const reason = reasonOf(error).replaceAll(context.weather?.key ?? '\0', '…');
      log.warn({ city, error: reason }, 'The weather cannot be loaded.');
      return errorResponse(502);
    }
  });
}

/** Returns the address of the weather service, or of the provider's demo data without one. */
function addressOf({ weather, providerUrl }: AppContext, city: string): string {
  const url = new URL(weather?.url ?? `${providerUrl}/weather`);
  url.searchParams.set('q', city);
  url.searchParams.set('units', 'metric');
  if (weather) url.searchParams.set('appid', weather.key);
  return url.href;
}
