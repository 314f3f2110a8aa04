import { Weather } from '@foyer/shared/contracts/weather';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { demoWeather } from './weather.ts';

const NOON = new Date('2026-11-21T12:10:00Z');

function ask(query: string, now = NOON) {
  const app = new Hono()
    .get('/weather', (context) => demoWeather(context, now))
    .onError(
      (error) => new Response(null, { status: error instanceof Refusal ? error.status : 500 }),
    );
  return app.request(`/weather?${query}`);
}
const read = async (query: string, now?: Date) =>
  Weather.parse(await (await ask(query, now)).json());

describe('demo weather', () => {
  it("API-05 answers in OpenWeather's shape and says that it is demo data", async () => {
    const weather = await read('q=London&units=metric&appid=key');
    expect(weather).toEqual({ name: 'London', main: { temp: expect.any(Number) }, demo: true });
  });

  it('is the same for a city all hour, and differs by city and hour', async () => {
    const London = await read('q=London');
    expect(await read('q=london', new Date('2026-11-21T12:59:00Z'))).toMatchObject({
      main: London.main,
    });
    expect((await read('q=St%20Ives')).main).not.toEqual(London.main);
    expect((await read('q=London', new Date('2026-11-21T03:00:00Z'))).main).not.toEqual(
      London.main,
    );
  });

  it.each(['', 'q=', 'q=%20', `q=${'x'.repeat(101)}`])('refuses ?%s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});
