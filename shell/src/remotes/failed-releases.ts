import { sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** How long a release that failed is tried last in this tab, in milliseconds (FAULT-32). */
const REMEMBERED_MS = 10 * 60_000;

const KEY = 'failedReleases';

/** When a release last failed, in milliseconds since the epoch, by `remote version`. */
const Stored = z.record(z.string(), z.number());

/** The releases that failed a moment ago: what took eight seconds once does not take them again. */
export type FailedReleases = {
  has(remote: string, version: string): boolean;
  add(remote: string, version: string): void;
  /** All are as good as new: the guest asked for it, or the network came back. */
  forget(): void;
};

/** Kept for this tab, so that the next document knows them too. */
export const failedReleases: FailedReleases = {
  has(remote, version) {
    const failedAt = read()[`${remote} ${version}`];
    return failedAt !== undefined && Math.abs(Date.now() - failedAt) < REMEMBERED_MS;
  },
  add: (remote, version) =>
    sessionStore.write(KEY, { ...read(), [`${remote} ${version}`]: Date.now() }),
  forget: () => sessionStore.remove(KEY),
};

function read(): z.infer<typeof Stored> {
  return sessionStore.read(KEY, Stored) ?? {};
}
