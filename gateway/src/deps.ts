import type { Realtime } from '@foyer/shared/contracts/realtime';
import type { Release } from '@foyer/shared/contracts/release';

/** One line of the gateway's log; never a token, a cookie or a query string. */
type LogLine = (fields: Record<string, unknown>, message: string) => void;
export type Log = { info: LogLine; warn: LogLine; error: LogLine };

/** A file of a release as it is sent; `encoding` names the compression of `body`. */
export type StoredFile = { body: Uint8Array<ArrayBuffer>; encoding: 'br' | undefined };

/** Where published releases lie. */
export type ReleaseStore = {
  /** The `release.json` of a release, undefined where there is none. */
  manifest(name: string, version: string): Promise<Release | undefined>;
  /** A file that the release lists; brotli where it is accepted and stored. */
  file(release: Release, path: string, acceptsBrotli: boolean): Promise<StoredFile | undefined>;
};

/** Where the fleet document lies: its text, undefined as long as there is none. */
export type FleetSource = { read(): Promise<string | undefined> };

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
  /** A weather service in OpenWeather's shape; without one the provider's demo data serve. */
  weather?: { url: string; key: string } | undefined;
  /** The broadcasting service; without one pages connect to the provider's own endpoint. */
  realtime?: Realtime | undefined;
  /** Brotli, where the runtime has it; an edge network usually compresses by itself. */
  brotli?: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** The address of who asks, as the connection shows it. */
  peerAddress?: (env: unknown) => string | undefined;
  /** Keeps a runtime awake for work that outlives its answer. */
  background?: (work: Promise<unknown>) => void;
};
