import type { Resolution } from '@foyer/releases/composition';
import type { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/** Markup that is added to a page that is not for guests. */
export type Decorations = {
  /** CSS rules after those of the page, outside every cascade layer. */
  style: string;
  /** Markup for the head, before the scripts of the app. */
  head: Markup | undefined;
  /** Markup after the app, because the app's first link is its skip link. */
  html: Markup;
  /** Paths of its own scripts, which the page's policy allows. */
  scripts: string[];
  /** True if nothing of the page may stay on the device. The app cannot be installed then. */
  isEphemeral: boolean;
};

/** Returns the bar of a preview or of development for a page. */
export type PageDecorations = (resolution: Resolution) => Promise<Decorations>;
