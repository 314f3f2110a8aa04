import { join } from 'node:path';
import { ROOT, remoteNames } from '@foyer/build/packages';
import { mountCollisions } from '@foyer/releases/composition';
import { Refusal } from '@foyer/releases/refusal';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import { TEMPLATE } from './template.ts';
import { withTopic } from './topic.ts';

const remoteIn = async (folder: string): Promise<Remote> =>
  (await import(join(folder, 'remote.ts'))).remote;

/** Refuses a topic whose address collides with another remote of this checkout. */
export async function assertAddressIsFree(topic: string): Promise<void> {
  const created: Remote = JSON.parse(withTopic(JSON.stringify(await remoteIn(TEMPLATE)), topic));
  for (const name of remoteNames()) {
    const [collision] = mountCollisions([await remoteIn(join(ROOT, name)), created]);
    if (collision) throw new Refusal(`Choose another name: ${collision}.`);
  }
}
