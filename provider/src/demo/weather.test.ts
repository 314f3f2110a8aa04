import { Weather } from '@foyer/shared/contracts/provider/weather.ts';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { demoWeather } from './weather.ts';

const NOON = new Date('2026-11-21T12:10:00Z');

function callWeather(query: string, now = NOON) {
  const app = new Hono()
    .get('/weather', (context) => demoWeather(context, now))
    .onError(
      (error) => new Response(null, { status: error instanceof HttpError ? error.status : 500 }),
    );
  return app.request(`/weather?${query}`);
}
const read = async (query: string, now?: Date) =>
  Weather.parse(await (await callWeather(query, now)).json());

describe('demo weather', () => {
  test("API-05 has OpenWeather's format and is marked as demo data", async () => {
    const weather = await read('q=London&units=metric&appid=key');
    expect(weather).toEqual({ name: 'London', main: { temp: expect.any(Number) }, demo: true });
  });

  test('is constant for a city within an hour and differs by city and hour', async () => {
    const London = await read('q=London');
    expect(await read('q=london', new Date('2026-11-21T12:59:00Z'))).toMatchObject({
      main: London.main,
    });
    expect((await read('q=St%20Ives')).main).not.toEqual(London.main);
    expect((await read('q=London', new Date('2026-11-21T03:00:00Z'))).main).not.toEqual(
      London.main,
    );
  });

  test.each(['', 'q=', 'q=%20', `q=${'x'.repeat(101)}`])('rejects ?%s', async (query) => {
    expect((await callWeather(query)).status).toBe(400);
  });
});
