import type { Environment } from '@foyer/common/gateway-environment';
import { realtimeOf } from '@foyer/shared/contracts/pusher-variables.ts';

/** A weather service and its key, which the environment has together. */
const weatherOf = ({ WEATHER_URL: url, WEATHER_KEY: key }: Environment) =>
  url && key ? { url, key } : undefined;

type AllSettings = ReturnType<typeof gatewaySettingsOf>;

/** Settings that an operator gives any gateway by environment variables. */
export type GatewaySettings = Pick<AllSettings, 'providerUrl'> & Partial<AllSettings>;

/** Returns the settings of a gateway on Node, at the edge or in development. */
export function gatewaySettingsOf(env: Environment) {
  return {
    /** The provider's JSON API root, without a trailing slash. */
    providerUrl: env.PROVIDER_URL,
    /** Calls that wait for the provider's response at a time. */
    providerConnections: env.PROVIDER_CONNECTIONS,
    /** The origins of guest pages; pages at other origins use the first for social cards. */
    publicOrigins: env.PUBLIC_URL,
    /** The origin of previews, at another host than the guests'; undefined turns previews off. */
    previewOrigin: env.PREVIEW_URL,
    /** A weather service with OpenWeather's API; without one the provider's demo data is used. */
    weather: weatherOf(env),
    /** The broadcasting service; without one pages connect to the provider's own endpoint. */
    realtime: realtimeOf(env),
    /** The provider's session cookie; besides the CSRF token, only this cookie is forwarded. */
    sessionCookie: env.SESSION_COOKIE,
    /** The proxies whose `X-Forwarded-For` counts. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** Makes browsers use https for all subdomains too. */
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    /** The gateway that collects all telemetry; without one, this gateway collects its own. */
    reportsUrl: env.REPORTS_URL,
  };
}
