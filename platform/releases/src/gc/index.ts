export { type Collected, collectGarbage } from './collect-garbage.ts';
export { removeUnneeded } from './remove-unneeded.ts';
export { storedIn } from './stored-releases.ts';
