export { previewApp } from './app.ts';
export { hotelInPath } from './hotel-in-path.ts';
export { localBuild } from './local-build.ts';
export * from './preview.ts';
export { createPreviewAccess } from './preview-access.ts';
export { resolvePreview } from './resolve-preview.ts';
export { unreportedRoutes } from './unreported-routes.ts';
