import { defineTexts } from '../../language/define-texts.ts';

/** Texts of the videos in a hotel's rich text. */
export const text = defineTexts({
  play: 'Play video',
  playTitled: (title: string) => `Play video: ${title}`,
  video: 'Video',
  open: (host: string) => `Open ${host}`,
  offline: 'Videos need the network',
});
