import type { WorkerCall, WorkerResponse } from '@foyer/shared/contracts/worker.ts';
import { changeStoredHotel, withNextActivated } from './stored-hotels.ts';
import { updateHotel } from './update-hotel.ts';

/** Handles a message from a page to the worker. */
export async function handleCall({ kind, slug }: WorkerCall): Promise<WorkerResponse> {
  if (kind === 'update') return { newest: await updateHotel(slug) };
  await changeStoredHotel(slug, (stored) => {
    if (!stored || stored.next) return withNextActivated(stored);
    // No newer bundle could be stored, but the guest asked for it.
    return stored.current.composition.id === stored.latestId
      ? stored
      : { ...stored, outdated: true };
  });
  return { newest: undefined };
}

/** Checks that a message is a worker call. The worker ignores all other messages. */
export function isWorkerCall(data: unknown): data is WorkerCall {
  const { kind, slug, pictures = [] } = (data ?? {}) as Partial<WorkerCall>;
  const isKnown = kind === 'update' || kind === 'activate';
  return isKnown && typeof slug === 'string' && Array.isArray(pictures);
}
