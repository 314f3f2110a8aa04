import { missingPackages } from '../../scripts/debian.ts';

/** The engines beside Chromium; a project of Playwright's has the name of each. */
export const OTHER_ENGINES = ['Firefox', 'WebKit'] as const;

/** Tells why no test can run in an engine here; undefined where it can. */
export function missingEngine(project: string): string | undefined {
  const name = OTHER_ENGINES.find((engine) => engine === project);
  const missing = name ? missingPackages(name) : [];
  return missing.length > 0 ? `Debian's ${missing.join(' ')} is not installed.` : undefined;
}

/** A place in the window, in px. */
export type Place = { x: number; y: number };

/** One tab of a fresh browser: what every engine can do, whatever drives it. */
export type Tab = {
  goto(url: string): Promise<void>;
  /** The same without waiting for what the page loads: it has begun. */
  begin(url: string): Promise<void>;
  /** Runs a function in the page, where it knows nothing but its argument. */
  evaluate<Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  tap(place: Place): Promise<void>;
  /** Presses the keys of a text, wherever the focus is. */
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
};

/** Something that is there while `use` runs, and gone without a trace afterwards. */
export type During<Thing> = (use: (thing: Thing) => Promise<void>) => Promise<void>;

/** Opens a tab and tells `note` every error on its console or thrown in it. */
export type Engine = (
  note: (error: string) => void,
  use: (tab: Tab) => Promise<void>,
) => Promise<void>;

/** Every engine shows the app as the same guest's phone would. */
export const PHONE = { width: 390, height: 844, locale: 'en-GB', timeZone: 'Europe/London' };
