export { previewApp } from './app.ts';
export { hotelInPath } from './hotel-in-path.ts';
export { localBuild } from './local-build.ts';
export {
  endOf,
  localOrigin,
  MAX_PREVIEW_MS,
  nameOf,
  PREVIEW_SESSION_PATH,
  Preview,
  previewLink,
  releaseHash,
} from './preview.ts';
export { createPreviewAccess } from './preview-access.ts';
export { resolvePreview } from './resolve-preview.ts';
export { unreportedRoutes } from './unreported-routes.ts';
