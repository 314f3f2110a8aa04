import { join } from 'node:path';
import { Refusal } from '@foyer/fleet/refusal';
import { mountCollisions } from '@foyer/gateway/composition/conflicts';
import type { Remote } from '@foyer/shared/contracts/remote';
import { ROOT, remoteNames } from '../scripts/packages.ts';
import { renamed } from './names.ts';

const remoteIn = async (folder: string): Promise<Remote> =>
  (await import(join(ROOT, folder, 'remote.ts'))).remote;

/** Refuses a topic whose address another remote of this checkout has. */
export async function mustBeFree(topic: string): Promise<void> {
  const made: Remote = JSON.parse(renamed(JSON.stringify(await remoteIn('template')), topic));
  for (const name of remoteNames()) {
    const [collision] = mountCollisions([await remoteIn(name), made]);
    if (collision) throw new Refusal(`Choose another name: ${collision}.`);
  }
}
