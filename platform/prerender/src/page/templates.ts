import type { Resolution } from '@foyer/releases/composition';
import type { PageRelease } from '@foyer/releases/contracts';
import { releaseBase } from '@foyer/releases/contracts';
import { isHereAt } from '@foyer/shared/addresses/is-here.ts';
import type { InlinedHotel, InlinedTemplate } from '@foyer/shared/contracts/page.ts';
import {
  MAX_TEMPLATE_BYTES,
  RELEASE_URL_PREFIX,
  Template,
} from '@foyer/shared/contracts/template.ts';
import { type HotelDay, hotelDay, isTimeZone } from '@foyer/shared/hotel/hotel-time.ts';
import { languageOf } from '@foyer/shared/hotel/language.ts';
import { fillTemplate, type TemplateContext } from '@foyer/shared/template-filling/fill.ts';
import { variablesOf } from '@foyer/shared/template-filling/page-variables.ts';
import type { PageVariant } from './page-variant.ts';

/** Reads a file of a release; throws if it is missing. */
export type ReadFile = (release: PageRelease, path: string) => Promise<string>;

/** A template of a release, or another part of a page, and its file. */
type TemplateFile = { release: PageRelease; name: string; path: string };
/** Receives a file that a page leaves out, and why. */
export type OnSkip = (file: TemplateFile, error: unknown) => void;

/** The page of a template, and the values that fill it. */
type TemplateInput = {
  resolution: Resolution;
  hotel: InlinedHotel;
  variant: PageVariant;
  day: HotelDay | undefined;
  /** False leaves out the template of the screen or the shell page. */
  hasTemplate: boolean;
  readFile: ReadFile;
  onSkip?: OnSkip | undefined;
};

/** Markup of a page before its code runs. */
export type PageTemplate = { html: string; style: string; inlined: InlinedTemplate };

/**
 * Returns the filled template of a page. It is the screen's template inside its layout's; only the
 * layout's if the screen has none; the template of a shell page; or the splash with the hotel's logo.
 * Skips templates that cannot be read or filled.
 */
export async function pageTemplateOf(page: TemplateInput): Promise<PageTemplate> {
  const { resolution, hotel, variant, day, readFile, onSkip } = page;
  const { shellTemplate, address, stay, staySteps } = variant;
  const { shell } = resolution;
  const filled = async (file: TemplateFile | undefined, inside?: string) => {
    if (!file) return undefined;
    try {
      const { release, path } = file;
      const { bytes } = (Object.hasOwn(release.files, path) && release.files[path]) || {};
      if (bytes === undefined) throw new Error('The release does not list the file');
      if (bytes > MAX_TEMPLATE_BYTES) throw new Error(`The file has ${bytes} bytes`);
      const { nodes, style } = Template.parse(JSON.parse(await readFile(release, path)));
      return { html: fillTemplate(nodes, contextOf(page), inside), style: styleIn(release, style) };
    } catch (error) {
      onSkip?.(file, error);
      return undefined;
    }
  };
  const isKnown = page.hasTemplate && isKnownPage(hotel, variant);
  const shellFile = isKnown && shellTemplate ? fileOf(shell, shellTemplate) : undefined;
  const screenFile = isKnown ? screenFileOf(resolution, variant) : undefined;
  const screen = await filled(screenFile);
  const layoutName = screen || variant.chunk === 'dashboard' ? variant.layout : 'splash';
  const layout = await filled(shellFile ?? fileOf(shell, layoutName), screen?.html);
  if (!layout) return { html: '', style: '', inlined: null };
  const inlinedFile = screen ? screenFile : shellFile;
  return {
    html: layout.html,
    style: layout.style + (screen?.style ?? ''),
    inlined: inlinedFile
      ? {
          release: `${inlinedFile.release.name} ${inlinedFile.release.version}`,
          screen: inlinedFile.name,
          stay,
          staySteps,
          ...(day && { day }),
          ...(address !== undefined && { pathname: address }),
        }
      : null,
  };
}

function contextOf({ resolution, hotel: { hotel }, variant, day }: TemplateInput): TemplateContext {
  const { site, composition } = resolution;
  const { address: pathname, stay, staySteps } = variant;
  const { lang: language } = languageOf(hotel);
  return {
    values: variablesOf({
      ...site,
      hotel,
      language,
      composition,
      pathname,
      day,
      stay,
      staySteps,
    }),
    canOpen: site.canOpen,
    isHere: isHereAt(pathname ?? ''),
  };
}

/** Returns the day at the hotel, to a quarter of an hour. Undefined without a time zone. */
export function dayOf({ hotel }: InlinedHotel, at: number): HotelDay | undefined {
  const zone = hotel?.timezone;
  return zone && isTimeZone(zone) ? hotelDay(at, zone) : undefined;
}

/** Tells whether the hotel has the page: a public page needs the hotel's record (SHELL-08). */
function isKnownPage({ state }: InlinedHotel, { layout }: PageVariant): boolean {
  return state === 'ok' || (state === 'unreachable' && layout !== 'public');
}

function styleIn({ name, version }: PageRelease, style: string): string {
  return style.replaceAll(`url(${RELEASE_URL_PREFIX}`, `url(${releaseBase(name, version)}`);
}

function screenFileOf(
  { composition, releases }: Resolution,
  { mount }: PageVariant,
): TemplateFile | undefined {
  const source = composition.remotes.find(({ name }) => name === mount?.remote)?.sources[0];
  const release = releases.find(
    ({ name, version }) => name === mount?.remote && version === source?.version,
  );
  return release && mount && fileOf(release, mount.path);
}

function fileOf(release: PageRelease, name: string): TemplateFile | undefined {
  const { templates = {} } = release;
  const path = Object.hasOwn(templates, name) ? templates[name] : undefined;
  return path ? { release, name, path } : undefined;
}
