import { missingPackages } from '@foyer/scripts/debian';

/** The engines other than Chromium; each is also the name of a Playwright project. */
export const OTHER_ENGINES = ['Firefox', 'WebKit'] as const;

/** Returns the reason why an engine cannot run here; undefined if it can. */
export function missingEngine(project: string): string | undefined {
  const name = OTHER_ENGINES.find((engine) => engine === project);
  const missing = name ? missingPackages(name) : [];
  return missing.length > 0 ? `Debian's ${missing.join(' ')} is not installed.` : undefined;
}

/** A point in the window, in px. */
export type Point = { x: number; y: number };

/** One tab of a new browser, with the operations that every engine supports. */
export type Tab = {
  goto(url: string): Promise<void>;
  /** Waits only for the start of the document. */
  startLoading(url: string): Promise<void>;
  /** Runs a function in the page; it can use only its argument. */
  evaluate<Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  tap(point: Point): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
};

/** Provides a resource while `use` runs and removes it afterwards. */
export type Scoped<Thing> = (use: (thing: Thing) => Promise<void>) => Promise<void>;

/** Opens a tab and reports its console errors and uncaught exceptions to `note`. */
export type Engine = (
  note: (error: string) => void,
  use: (tab: Tab) => Promise<void>,
) => Promise<void>;

/** The simulated phone, the same in every engine. */
export const PHONE = { width: 390, height: 844, locale: 'en-GB', timeZone: 'Europe/London' };
