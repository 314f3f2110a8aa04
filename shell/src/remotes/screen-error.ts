/** Reasons why a screen could not be loaded. */
export type Failure = {
  /** The files can be fetched but the import fails. */
  brokenImport: boolean;
  /** The browser cached the failed import or the manifest is outdated: only a reload helps. */
  needsReload: boolean;
  /** The time limit was exceeded; the request may stay pending. */
  timedOut: boolean;
  /** A release that has not failed remains. */
  hasFallback: boolean;
  cause: unknown;
};

/** Reports that a screen could not be loaded from its remote in time. */
export class ScreenError extends Error {
  readonly remote: string;
  readonly screen: string;
  readonly brokenImport: boolean;
  readonly needsReload: boolean;
  readonly timedOut: boolean;
  readonly hasFallback: boolean;

  constructor(
    remote: string,
    screen: string,
    { brokenImport, needsReload, timedOut, hasFallback, cause }: Failure,
  ) {
    super(`${remote}: the screen ${screen} cannot be loaded`, { cause });
    this.name = 'ScreenError';
    this.remote = remote;
    this.screen = screen;
    this.brokenImport = brokenImport;
    this.needsReload = needsReload;
    this.timedOut = timedOut;
    this.hasFallback = hasFallback;
  }
}
