import type { Release } from '../../shared/src/contracts/release.ts';

/** Of the shell or a remote of this checkout what the gateway has to know. */
export type PartState = {
  name: string;
  /** Where its dev server serves it, once that has compiled it. */
  origin?: string;
  /** What it is when it comes from its source; undefined as long as nothing right was declared. */
  release?: Release;
  /** Whether its dev server is on its way. */
  isStarting: boolean;
  /** What is wrong with its source, each with its file: shown is what was there before. */
  problems: string[];
  /** What it was built to here last. */
  built?: Built;
};

export type Built = {
  /** How the store calls that build: as it is published by hand, and by `npm start`. */
  versions: string[];
  /** The files that were changed since; undefined where the build did not note them. */
  changed?: string[];
};

/** What the gateway is told whenever something of it changes. */
export type PartsMessage = { parts: PartState[] };
/** What the gateway asks for: the state as it is, or that a part comes from its source. */
export type GatewayMessage = { hello?: true; open?: string };
