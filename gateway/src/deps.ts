import type { Realtime } from '@foyer/shared/contracts/realtime';
import type { Release } from '@foyer/shared/contracts/release';
import type { Journal } from './fleet/journal.ts';
import type { Coded } from './http/coded.ts';
import type { Coding } from './http/negotiation.ts';
import type { IconOrder, Icons, Preview, PreviewOrder } from './icons/icon-order.ts';
import type { Inspector } from './inspector/inspector.ts';
import type { Around } from './page/around.ts';

/** One line of the gateway's log; never a token, a cookie or a query string. */
type LogLine = (fields: Record<string, unknown>, message: string) => void;
export type Log = { info: LogLine; warn: LogLine; error: LogLine };

/** Where published releases lie. */
export type ReleaseStore = {
  /** The `release.json` of a release, undefined where there is none. */
  manifest(name: string, version: string): Promise<Release | undefined>;
  /**
   * A file that the release lists, in the first of the codings that it is stored in; throws for one
   * whose bytes are not those that the release says.
   */
  file(
    release: Pick<Release, 'name' | 'version' | 'files'>,
    path: string,
    accepted: readonly Coding[],
  ): Promise<Coded | undefined>;
};

/** The fleet document as it lies there, and since when it says this (ISO 8601). */
export type FleetFile = { text: string; changedAt: string };

/** Where the fleet document lies, and beside it every one that was accepted. */
export type FleetSource = {
  /** Whether there is a file that people edit; elsewhere the commands alone change the fleet. */
  isEditedByHand: boolean;
  /** Undefined as long as there is none; throws `UnreadableFile` for one that cannot be read. */
  read(): Promise<FleetFile | undefined>;
  /** Writes `next` where there still is `expected` (or nothing), else answers false. */
  replace(expected: string | undefined, next: string): Promise<boolean>;
  journal: Journal;
};

/** What the gateway asks of the outside world; nothing in it is Node's own. */
export type GatewayDeps = {
  /** The provider's JSON API root, without a slash at its end. */
  providerUrl: string;
  releases: ReleaseStore;
  fleet: FleetSource;
  log: Log;
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** The origins that guests come by; link previews of pages elsewhere name the first. */
  publicOrigins?: readonly string[] | undefined;
  /** The origin of previews, another host than the guests'; without one there are none. */
  previewOrigin?: string | undefined;
  /** What stands around the app in pages that are not for guests. */
  around?: Around | undefined;
  /** What shows such a page's parts to people; undefined where it was not built. */
  inspector?: () => Promise<Inspector | undefined>;
  /** A weather service in OpenWeather's shape; without one the provider's demo data serve. */
  weather?: { url: string; key: string } | undefined;
  /** The broadcasting service; without one pages connect to the provider's own endpoint. */
  realtime?: Realtime | undefined;
  /** Brotli, where the runtime has it; an edge network usually compresses by itself. */
  brotli?: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Draws a hotel's icons, where the runtime can; else its own picture stands for them. */
  drawIcons?: ((order: IconOrder) => Promise<Icons>) | undefined;
  /** Draws what messengers show of a link, where the runtime can; else the hotel's own picture is named. */
  drawPreview?: ((order: PreviewOrder) => Promise<Preview>) | undefined;
  /** The provider's session cookie, the only one of its cookies beside the CSRF token that passes. */
  sessionCookie?: string | undefined;
  /** Ends the connection of a request whose answer cannot be sent whole. */
  cut?: (env: unknown) => void;
  /** The address of who asks, as the connection shows it. */
  peerAddress?: (env: unknown) => string | undefined;
  /** The gateway that counts for all how guests fare; without one this gateway does. */
  reportsUrl?: string | undefined;
  /** Signs what comes back by a browser; the same for all gateways of a fleet, and its commands. */
  secret: () => Promise<string>;
  /** Keeps a runtime awake for work that outlives its answer. */
  background?: (work: Promise<unknown>) => void;
};
