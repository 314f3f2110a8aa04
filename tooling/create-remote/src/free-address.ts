import { join } from 'node:path';
import { Refusal } from '../fleet/src/refusal.ts';
import { mountCollisions } from '../gateway/src/composition/conflicts.ts';
import { ROOT, remoteNames } from '../scripts/packages.ts';
import type { Remote } from '../shared/src/contracts/remote.ts';
import { withTopic } from './topic.ts';

const remoteIn = async (folder: string): Promise<Remote> =>
  (await import(join(ROOT, folder, 'remote.ts'))).remote;

/** Refuses a topic whose address collides with another remote of this checkout. */
export async function assertAddressIsFree(topic: string): Promise<void> {
  const created: Remote = JSON.parse(withTopic(JSON.stringify(await remoteIn('template')), topic));
  for (const name of remoteNames()) {
    const [collision] = mountCollisions([await remoteIn(name), created]);
    if (collision) throw new Refusal(`Choose another name: ${collision}.`);
  }
}
