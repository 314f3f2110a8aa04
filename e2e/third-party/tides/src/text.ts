import { version } from '../package.json';

/** All texts of this remote for guests. */
export const text = {
  heading: `Tides ${version}`,
  greeting: 'Low water is at noon,',
  seen: 'Seen',
  home: 'To the hotel',
  waiting: 'The table is on its way',
  table: 'Tides of today',
  clock: 'Tide clock',
};
