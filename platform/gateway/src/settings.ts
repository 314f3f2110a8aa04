import {
  type Environment,
  type WeatherService,
  weatherOf,
} from '@foyer/common/gateway-environment';
import { realtimeOf } from '@foyer/shared/contracts/pusher-variables.ts';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';

/** Settings that an operator gives any gateway by environment variables. */
export type GatewaySettings = {
  /** The provider's JSON API root, without a trailing slash. */
  providerUrl: string;
  /** The origins of guest pages; pages at other origins use the first for social cards. */
  publicOrigins?: readonly string[] | undefined;
  /** The origin of previews, at another host than the guests'; undefined turns previews off. */
  previewOrigin?: string | undefined;
  /** A weather service with OpenWeather's API; without one the provider's demo data is used. */
  weather?: WeatherService | undefined;
  /** The broadcasting service; without one pages connect to the provider's own endpoint. */
  realtime?: Realtime | undefined;
  /** The provider's session cookie; besides the CSRF token, only this cookie is forwarded. */
  sessionCookie?: string | undefined;
  /** The gateway that collects all telemetry; without one, this gateway collects its own. */
  reportsUrl?: string | undefined;
};

/** Returns the settings of a gateway on Node, at the edge or in development. */
export function gatewaySettingsOf(env: Environment): GatewaySettings {
  return {
    providerUrl: env.PROVIDER_URL,
    publicOrigins: env.PUBLIC_URL,
    previewOrigin: env.PREVIEW_URL,
    weather: weatherOf(env),
    realtime: realtimeOf(env),
    sessionCookie: env.SESSION_COOKIE,
    reportsUrl: env.REPORTS_URL,
  };
}
