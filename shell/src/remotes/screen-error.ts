/** Why a screen could not be loaded. */
export type Failure = {
  /** Its files can be fetched and yet not be run. */
  stuck: boolean;
  /** Of those: this browser keeps a failed fetch for good, and only another document asks again. */
  kept: boolean;
  /** It did not answer in time; the browser may wait for that answer for ever. */
  hung: boolean;
  /** A release that has not failed is left to be tried. */
  left: boolean;
  cause: unknown;
};

/** A screen that could not be loaded from its remote, at least not in time. */
export class ScreenError extends Error {
  readonly remote: string;
  readonly screen: string;
  readonly stuck: boolean;
  readonly kept: boolean;
  readonly hung: boolean;
  readonly left: boolean;

  constructor(remote: string, screen: string, { stuck, kept, hung, left, cause }: Failure) {
    super(`${remote}: the screen ${screen} cannot be loaded`, { cause });
    this.name = 'ScreenError';
    this.remote = remote;
    this.screen = screen;
    this.stuck = stuck;
    this.kept = kept;
    this.hung = hung;
    this.left = left;
  }
}
