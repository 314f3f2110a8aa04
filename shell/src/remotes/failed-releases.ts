import { sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** Time for which a failed release is tried last in this tab, in milliseconds (FAULT-49). */
const REMEMBERED_MS = 10 * 60_000;

const KEY = 'failedReleases';

/** Time of the last failure in milliseconds since the epoch, by `remote version`. */
const Stored = z.record(z.string(), z.number());

export type FailedReleases = typeof failedReleases;

/**
 * Remembers releases that failed recently, so that the guest does not wait for them again. Stored in
 * session storage, so that the tab's next document knows them.
 */
export const failedReleases = {
  has(remote: string, version: string): boolean {
    const failedAt = read()[`${remote} ${version}`];
    return failedAt !== undefined && Math.abs(Date.now() - failedAt) < REMEMBERED_MS;
  },
  add: (remote: string, version: string) =>
    sessionStore.write(KEY, { ...read(), [`${remote} ${version}`]: Date.now() }),
  /** Forgets all failures, after the guest's Retry or when the network is back. */
  forget: () => sessionStore.remove(KEY),
};

function read(): z.infer<typeof Stored> {
  return sessionStore.read(KEY, Stored) ?? {};
}
