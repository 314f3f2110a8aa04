export { jsonElement } from './document.ts';
export { chunkFiles } from './file-links.ts';
export { REPORTS_PATH } from './headers.ts';
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
export { inlineJson } from './inline-json.ts';
export { descriptionOf } from './open-graph.ts';
export type { IntegrityManifestLink } from './page-composition.ts';
export type { Decorations, PageDecorations } from './page-decorations.ts';
export { type Guest, type PageVariant, pageVariantOf } from './page-variant.ts';
export { noSuchPage, notReady, offlinePage, staticPage } from './static-pages.ts';
export { dayOf, type ReadFile } from './templates.ts';
export { text } from './text.ts';
export { type PageInput, type WrittenPage, writePage } from './write-page.ts';
