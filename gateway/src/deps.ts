import type { Realtime } from '@foyer/shared/contracts/realtime';
import type { Release } from '@foyer/shared/contracts/release';
import type { RevisionLog } from './fleet/revision-log.ts';
import type { EncodedBody } from './http/encoded-body.ts';
import type { ContentCoding } from './http/negotiation.ts';
import type { IconInput, Icons, SocialCard, SocialCardInput } from './icons/icon-input.ts';
import type { Inspector } from './inspector/inspector.ts';
import type { PageDecorations } from './page/page-decorations.ts';

/** Writes one log line; never a token, a cookie or a query string. */
type LogLine = (fields: Record<string, unknown>, message: string) => void;
export type Log = { info: LogLine; warn: LogLine; error: LogLine };

/** Reads published releases. */
export type ReleaseStore = {
  /** Reads the `release.json` of a release; undefined if there is none. */
  manifest(name: string, version: string): Promise<Release | undefined>;
  /**
   * Reads a file that the release lists, in the first accepted coding that the store has. Throws if
   * the bytes do not match the release.
   */
  file(
    release: Pick<Release, 'name' | 'version' | 'files'>,
    path: string,
    accepted: readonly ContentCoding[],
  ): Promise<EncodedBody | undefined>;
};

/** The text of the fleet document and the time of its last change (ISO 8601). */
export type FleetFile = { text: string; changedAt: string };

/** Reads and writes the fleet document and its revision log. */
export type FleetSource = {
  /** Whether operators edit a file; otherwise only commands change the fleet. */
  isEditedByHand: boolean;
  /** Reads the file; undefined if there is none. Throws `UnreadableFile` if it cannot be read. */
  read(): Promise<FleetFile | undefined>;
  /** Writes `next` if the file still equals `expected` (or is missing); otherwise returns false. */
  replace(expected: string | undefined, next: string): Promise<boolean>;
  revisionLog: RevisionLog;
};

/** Everything the gateway needs from its runtime; nothing is specific to Node. */
export type GatewayDeps = {
  /** The provider's JSON API root, without a trailing slash. */
  providerUrl: string;
  releases: ReleaseStore;
  fleet: FleetSource;
  log: Log;
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** The origins of guest pages; pages at other origins use the first for social cards. */
  publicOrigins?: readonly string[] | undefined;
  /** The origin of previews, at another host than the guests'; undefined turns previews off. */
  previewOrigin?: string | undefined;
  /** Decorations around the app in pages that are not for guests. */
  pageDecorations?: PageDecorations | undefined;
  /** Loads the inspector for such pages; undefined if it was not built. */
  inspector?: () => Promise<Inspector | undefined>;
  /** A weather service with OpenWeather's API; without one the provider's demo data is used. */
  weather?: { url: string; key: string } | undefined;
  /** The broadcasting service; without one pages connect to the provider's own endpoint. */
  realtime?: Realtime | undefined;
  /** Compresses with brotli where the runtime can; an edge network usually compresses by itself. */
  brotli?: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Renders a hotel's icons where the runtime can; otherwise the hotel's picture is used. */
  drawIcons?: ((order: IconInput) => Promise<Icons>) | undefined;
  /** Renders the social card where the runtime can; otherwise the hotel's picture is used. */
  drawSocialCard?: ((order: SocialCardInput) => Promise<SocialCard>) | undefined;
  /** The provider's session cookie; besides the CSRF token, only this cookie is forwarded. */
  sessionCookie?: string | undefined;
  /** Aborts the connection of a request whose response cannot be sent completely. */
  abortConnection?: (env: unknown) => void;
  /** Returns the client address that the connection shows. */
  peerAddress?: (env: unknown) => string | undefined;
  /** The gateway that collects all telemetry; without one, this gateway collects its own. */
  reportsUrl?: string | undefined;
  /** Returns the secret that signs tokens; shared by all gateways and commands of a fleet. */
  secret: () => Promise<string>;
  /** Keeps the runtime alive for work that outlives the response. */
  background?: (work: Promise<unknown>) => void;
};
