/** A screen that could not be loaded from any release of its remote. */
export class ScreenError extends Error {
  readonly remote: string;
  readonly screen: string;
  /** Its files can be fetched and yet not be run: the browser keeps a failed module for good. */
  readonly stuck: boolean;
  /** It did not answer in time; the browser may wait for that answer for ever. */
  readonly hung: boolean;

  constructor(
    remote: string,
    screen: string,
    { stuck, hung, cause }: { stuck: boolean; hung: boolean; cause: unknown },
  ) {
    super(`${remote}: the screen ${screen} cannot be loaded`, { cause });
    this.name = 'ScreenError';
    this.remote = remote;
    this.screen = screen;
    this.stuck = stuck;
    this.hung = hung;
  }
}
