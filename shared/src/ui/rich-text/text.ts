import { words } from '../../language/words.ts';

/** What stands around the videos in a hotel's words. */
export const text = words({
  play: 'Play video',
  playTitled: (title: string) => `Play video: ${title}`,
  video: 'Video',
  open: (host: string) => `Open ${host}`,
  offline: 'Videos need the network',
});
