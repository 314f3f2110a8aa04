import type { WeatherService } from '@foyer/common/env';
import type { Runtime } from '@foyer/common/http';
import type {
  IconInput,
  Icons,
  PageDecorations,
  SocialCard,
  SocialCardInput,
} from '@foyer/prerender/page';
import type { LoadInspector } from '@foyer/preview/inspector';
import type { FleetSource } from '@foyer/releases/fleet';
import type { ReleaseStore } from '@foyer/releases/store';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';

/** Everything the gateway needs; nothing is specific to Node. */
export type GatewayDeps = Runtime & {
  /** The provider's JSON API root, without a trailing slash. */
  providerUrl: string;
  releases: ReleaseStore;
  fleet: FleetSource;
  /** The origins of guest pages; pages at other origins use the first for social cards. */
  publicOrigins?: readonly string[] | undefined;
  /** The origin of previews, at another host than the guests'; undefined turns previews off. */
  previewOrigin?: string | undefined;
  /** Decorations around the app in pages that are not for guests. */
  pageDecorations?: PageDecorations | undefined;
  /** Loads the inspector for such pages; undefined if it was not built. */
  inspector?: LoadInspector;
  /** A weather service with OpenWeather's API; without one the provider's demo data is used. */
  weather?: WeatherService | undefined;
  /** The broadcasting service; without one pages connect to the provider's own endpoint. */
  realtime?: Realtime | undefined;
  /** Renders a hotel's icons where the runtime can; otherwise the hotel's picture is used. */
  drawIcons?: ((order: IconInput) => Promise<Icons>) | undefined;
  /** Renders the social card where the runtime can; otherwise the hotel's picture is used. */
  drawSocialCard?: ((order: SocialCardInput) => Promise<SocialCard>) | undefined;
  /** The provider's session cookie; besides the CSRF token, only this cookie is forwarded. */
  sessionCookie?: string | undefined;
  /** Aborts the connection of a request whose response cannot be sent completely. */
  abortConnection?: (env: unknown) => void;
  /** The gateway that collects all telemetry; without one, this gateway collects its own. */
  reportsUrl?: string | undefined;
  /** Returns the secret that signs tokens; shared by all gateways and commands of a fleet. */
  secret: () => Promise<string>;
};
