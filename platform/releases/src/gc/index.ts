export { type Collected, collectGarbage } from './collect-garbage.ts';
export { removeUnneeded, storedIn } from './stored-releases.ts';
