const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Reports whether an origin is a loopback address of the browser's own machine. */
export function isLoopback(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}
