import type { Resolution } from '../composition/resolution.ts';

/** What a page has beside the app that is not for guests: a look's badge, or that of development. */
export type Around = (resolution: Resolution) => Promise<{
  /** Its rules, behind those of the page; no layer goes over them. */
  style: string;
  /** What stands in the head, before the scripts of the app. */
  head: string;
  /** What stands behind the app, whose first link leads past its navigation. */
  html: string;
  /** Paths of its own scripts, which the policy lets through. */
  scripts: string[];
  /** Whether nothing of the page may stay on the device: there is no app to install. */
  isPassing: boolean;
}>;
