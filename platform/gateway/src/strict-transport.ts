import { isSecure } from '@foyer/common/http';
import { type Context, Hono } from 'hono';
import type { GatewaySettings } from './settings.ts';

type App = { fetch: (request: Request, env: unknown) => Response | Promise<Response> };

const TWO_YEARS_S = 63_072_000;

/** Header that keeps browsers which used https from using http again for this host. */
export const STRICT_TRANSPORT = 'Strict-Transport-Security';

/** Returns the value of the header, for responses by https only. */
export const strictTransportPolicy = ({ hstsSubdomains = false }: Partial<GatewaySettings>) =>
  `max-age=${TWO_YEARS_S}${hstsSubdomains ? '; includeSubDomains' : ''}`;

/** Serves apps with the strict transport header in each response by https. */
export function withStrictTransport(appOf: (c: Context) => App, settings: GatewaySettings): Hono {
  const policy = strictTransportPolicy(settings);
  return new Hono().all('*', async (c) => {
    const response = await appOf(c).fetch(c.req.raw, c.env);
    if (isSecure(c.req.raw)) response.headers.set(STRICT_TRANSPORT, policy);
    return response;
  });
}
