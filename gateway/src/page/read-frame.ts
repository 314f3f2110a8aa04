import type { Frame } from '@foyer/shared/contracts/frame';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '../deps.ts';
import { parseFrame, type ReadFrame } from './frames.ts';

/** Frames of about a thousand screens; a page is written again only where something changed. */
const REMEMBERED = 1000;

/** Reads frames out of releases, each once. */
export function frameReader(releases: Pick<ReleaseStore, 'file'>): ReadFrame {
  const frames = new LRUCache<string, Frame>({ max: REMEMBERED });

  return async ({ release, path }) => {
    const key = `${release.name}@${release.version} ${path}`;
    const known = frames.get(key);
    if (known) return known;
    const file = await releases.file(release, path, []);
    if (!file) throw new Error(`There is no ${path}`);
    const frame = parseFrame(new TextDecoder().decode(file.body));
    frames.set(key, frame);
    return frame;
  };
}
