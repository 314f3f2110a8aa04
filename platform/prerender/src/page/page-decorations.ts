import type { Resolution } from '@foyer/releases/composition';

/** Adds markup to a page that is not for guests. This is the bar of a preview or of development. */
export type PageDecorations = (resolution: Resolution) => Promise<{
  /** CSS rules after those of the page, outside every cascade layer. */
  style: string;
  /** Markup for the head, before the scripts of the app. */
  head: string;
  /** Markup after the app, because the app's first link is its skip link. */
  html: string;
  /** Paths of its own scripts, which the page's policy allows. */
  scripts: string[];
  /** True if nothing of the page may stay on the device. The app cannot be installed then. */
  isEphemeral: boolean;
}>;
