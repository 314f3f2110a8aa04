export { formatBytes } from './budget.ts';
export {
  type Files,
  type FinishedBuild,
  localVersion,
  PublishError,
  publish,
} from './publish.ts';
export { putRelease } from './put.ts';
