import type { Release } from '@foyer/releases/contracts';

/** State of the shell or a remote of this checkout, for the gateway. */
export type SourceState = {
  name: string;
  /** Origin of its dev server, once that has compiled it. */
  origin?: string;
  /** Release of its source; undefined before its first valid declaration. */
  release?: Release;
  /** True while its dev server is starting. */
  isStarting: boolean;
  /** Problems of its source, each with its file; the page keeps the earlier state. */
  problems: string[];
  /** Its last build in this checkout. */
  lastBuild?: LastBuild;
};

export type LastBuild = {
  /** Versions of that build in the store: published by hand, and by `npm start`. */
  versions: string[];
  /** Files changed since; undefined if the build did not record its files. */
  changed?: string[];
};

/** Sent to the gateway whenever a state changes. */
export type SourcesMessage = { sources: SourceState[] };
/** Request of the gateway: the current states, or the start of a source. */
export type GatewayMessage = { hello?: true; open?: string };
