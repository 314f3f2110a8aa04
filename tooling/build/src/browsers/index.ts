export { BROWSERSLIST } from './oldest-versions.ts';
export { browsersPlugin } from './plugin.ts';
