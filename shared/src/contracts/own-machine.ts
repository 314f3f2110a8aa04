const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an origin leads to the machine that it is opened on, and to no other. */
export function isOwnMachine(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}
