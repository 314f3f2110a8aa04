import type { Frame } from '@foyer/shared/contracts/frame';
import { LRUCache } from 'lru-cache';
import type { GatewayDeps, ReleaseStore } from '../deps.ts';
import { reasonOf } from '../http/reason.ts';
import { type FrameFile, parseFrame, type ReadFrame } from './frames.ts';

/** Frames of about a thousand screens; a page is written again only where something changed. */
const REMEMBERED = 1000;

/** Reads frames out of releases, each once; a page does without one that cannot be read. */
export function frameReader(
  releases: Pick<ReleaseStore, 'file'>,
  { log }: Pick<GatewayDeps, 'log'>,
): ReadFrame {
  const frames = new LRUCache<string, Frame>({ max: REMEMBERED });

  async function read({ release, path }: FrameFile): Promise<Frame> {
    const file = await releases.file(release, path, []);
    if (!file) throw new Error(`There is no ${path}`);
    return parseFrame(new TextDecoder().decode(file.body));
  }

  return async (file) => {
    const { name, version } = file.release;
    const key = `${name}@${version} ${file.path}`;
    const known = frames.get(key);
    if (known) return known;
    const frame = await read(file).catch((error: unknown) => {
      log.warn({ release: name, version, error: reasonOf(error) }, 'A frame cannot be read.');
      return undefined;
    });
    if (frame) frames.set(key, frame);
    return frame;
  };
}
