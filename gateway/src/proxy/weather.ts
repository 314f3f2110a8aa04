import { isSlug } from '@foyer/shared/addresses/slug';
import { Weather } from '@foyer/shared/contracts/weather';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GatewayDeps } from '../deps.ts';
import type { Hotels } from '../hotels/hotels.ts';
import { askJson } from '../http/ask-json.ts';
import { bodyOf } from '../http/body.ts';
import { reasonOf } from '../http/reason.ts';
import { refusal } from './forward.ts';

const FRESH_MS = 10 * 60_000;
const LIMIT_MS = 8000;
const REMEMBERED_CITIES = 1000;
/** Whoever comes then waits, no longer than for the service. */
const ASKED_AT_ONCE = 20;
/** OpenWeather's has one thousand. */
const ANSWER_BYTES = 64_000;
const NAME_CHARACTERS = 300;

const plain = (text: string | null | undefined) => text?.trim().toLowerCase() ?? '';

/**
 * `GET /api/weather?hotel=&city=`: the weather of that hotel's own city and of no other, asked
 * for here, so that the service's key never reaches a browser.
 */
export function weatherRoute(deps: GatewayDeps, hotels: Hotels): Hono {
  const { fetch, clock, log } = deps;
  const memo = new LRUCache<string, { weather: Promise<Weather>; until: number }>({
    max: REMEMBERED_CITIES,
  });
  const inTurn = pLimit(ASKED_AT_ONCE);

  async function weatherOf(city: string): Promise<Weather> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    return inTurn(async () => {
      const answer = await askJson(fetch, address(deps, city), signal);
      if (!answer.ok) throw new Error(`The weather service answered ${answer.status}`);
      const text = new TextDecoder().decode(await bodyOf(answer, ANSWER_BYTES));
      const weather = Weather.parse(JSON.parse(text));
      return { ...weather, name: weather.name.slice(0, NAME_CHARACTERS) };
    });
  }

  return new Hono().get('/', async (c) => {
    const slug = c.req.query('hotel') ?? '';
    const record = isSlug(slug) ? (await hotels.get(slug)).hotel : null;
    const city = record?.city?.trim();
    if (!city || plain(c.req.query('city')) !== plain(city)) return refusal(404);
    let kept = memo.get(plain(city));
    if (!kept || clock() >= kept.until) {
      kept = { weather: weatherOf(city), until: clock() + FRESH_MS };
      memo.set(plain(city), kept);
    }
    try {
      const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
      return c.json(await kept.weather, 200, headers);
    } catch (error) {
      memo.delete(plain(city));
      const reason = reasonOf(error).replaceAll(deps.weather?.key ?? '\0', '…');
      log.warn({ city, error: reason }, 'The weather cannot be loaded.');
      return refusal(502);
    }
  });
}

/** The weather service, or the provider's demo data, which say so, where none is configured. */
function address({ weather, providerUrl }: GatewayDeps, city: string): string {
  const url = new URL(weather?.url ?? `${providerUrl}/weather`);
  url.searchParams.set('q', city);
  url.searchParams.set('units', 'metric');
  if (weather) url.searchParams.set('appid', weather.key);
  return url.href;
}
