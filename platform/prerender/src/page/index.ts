export { AFTER_PAINT } from './after-paint.ts';
export { type Document, type PageInput, renderDocument } from './document.ts';
export { inlineJson } from './escape.ts';
export { documentHeaders, integrityPolicy } from './headers.ts';
export {
  colorOf,
  iconAddress,
  iconVersion,
  initialOf,
  socialCardVersion,
  stillBanner,
} from './icon-address.ts';
export {
  ICON_NAMES,
  type IconInput,
  type IconName,
  type Icons,
  SOCIAL_CARD_SIZE,
  type SocialCard,
  type SocialCardInput,
} from './icon-types.ts';
export { createIntegrityManifests, type IntegrityManifests } from './integrity-manifest.ts';
export { type MatchedRoute, matchedRouteOf, SHELL_ROUTE } from './matched-route.ts';
export { descriptionOf } from './open-graph.ts';
export type { PageDecorations } from './page-decorations.ts';
export { hashSource, staticPolicy } from './page-policy.ts';
export { type Guest, type PageVariant, pageVariantOf } from './page-variant.ts';
export { PRELOADED_QUERIES } from './preloaded-queries.ts';
export { REPORTS_PATH } from './reporting.ts';
export { noSuchPage, notReady, staticPage } from './static-pages.ts';
export {
  dayOf,
  pageTemplateOf,
  parseTemplate,
  type ReadTemplate,
  type TemplateFile,
} from './templates.ts';
export { text } from './text.ts';
