export { builtInspector } from './built-inspector.ts';
export {
  INSPECTOR_PATH,
  type Inspector,
  inspectorFile,
  inspectorLicences,
  type LoadInspector,
} from './inspector.ts';
export { inspectorBar } from './inspector-bar.ts';
