import { words } from '../language/words.ts';

/** Of the arrival's time alone: not in `text.ts`, which the login bundles whole. */
export const text = words({
  from: (time: string) => `Check-in from ${time}`,
  hotelTime: 'Hotel time',
});
