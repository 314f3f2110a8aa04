import { isSecure } from '@foyer/common/http';
import { type Context, Hono } from 'hono';
import type { GatewaySettings } from './settings.ts';

type App = { fetch: (request: Request, env: unknown) => Response | Promise<Response> };

const TWO_YEARS_S = 63_072_000;

/**
 * Serves apps so that a browser that used https never uses http again for this host, by a header in
 * each of their responses.
 */
export function withStrictTransport(
  appOf: (c: Context) => App,
  { hstsSubdomains = false }: GatewaySettings,
): Hono {
  const policy = `max-age=${TWO_YEARS_S}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return new Hono().all('*', async (c) => {
    const response = await appOf(c).fetch(c.req.raw, c.env);
    if (isSecure(c.req.raw)) response.headers.set('Strict-Transport-Security', policy);
    return response;
  });
}
