import type { WorkerAnswer, WorkerCall } from '@foyer/shared/contracts/worker';
import { look } from './look.ts';
import { changeHotel, switched } from './sets.ts';

/** Does what a page asks of the worker. */
export async function called({ kind, slug }: WorkerCall): Promise<WorkerAnswer> {
  if (kind === 'look') return { newest: await look(slug) };
  await changeHotel(slug, (kept) => {
    if (!kept) return kept;
    if (kept.next) return switched(kept);
    // Nothing newer could be stored, and the guest wants it all the same.
    return kept.current.composition.id === kept.named ? kept : { ...kept, outdated: true };
  });
  return { newest: undefined };
}

/** Whatever else pages may say is left alone. */
export function isCall(data: unknown): data is WorkerCall {
  const { kind, slug, pictures = [] } = (data ?? {}) as Partial<WorkerCall>;
  const isKnown = kind === 'look' || kind === 'take';
  return isKnown && typeof slug === 'string' && Array.isArray(pictures);
}
