import type { Resolution } from '../composition/resolution.ts';

/** What a page has beside the app that is not for guests: a look's badge, or that of development. */
export type Around = (resolution: Resolution) => {
  /** Its rules, behind those of the page; no layer goes over them. */
  style: string;
  /** What stands before the app. */
  html: string;
  /** Whether nothing of the page may stay on the device: there is no app to install. */
  isPassing: boolean;
};
