import { contrast, parseColor } from '@foyer/shared/hotel/color';
import { KNOWN_FONTS, knownFont } from '@foyer/shared/hotel/fonts';
import { DEFAULT_TITLE, themeOf } from '@foyer/shared/hotel/theme';
import { harmless } from '../client/harmless.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';

/** Contrast that WCAG AA asks of text. */
const READABLE = 4.5;
const WHITE = '#ffffff';

type Settings = NonNullable<HotelFile['settings']>;
/** How a colour is shown. */
export type Paint = (color: string) => string;

/**
 * How a hotel will look: what its two colours do with text, what the app takes instead where that
 * could not be read, and what guests see of what is missing. `paint` shows a colour.
 */
export function brandLines(settings: Settings, paint: Paint = String): string[] {
  return [...colorLines(settings, paint), '', ...familyLine(settings), ...missingLines(settings)];
}

function colorLines(settings: Settings, paint: Paint): string[] {
  const { variables } = themeOf(settings);
  const one = (name: string) => variables[`--hotel-${name}`] ?? '';
  const [primary, secondary] = [one('primary'), one('secondary')];
  const head = (key: 'primary_color' | 'secondary_color', color: string) => {
    const isOwn = parseColor(settings[key]) !== undefined;
    return `${key}  ${paint(color)}${isOwn ? '' : ', which is Foyer’s: it is missing'}`;
  };
  return [
    head('primary_color', primary),
    `  below text: ${below(primary, one('on-primary'), paint)}`,
    `  as text:    ${asText(primary, one('primary-text'), one('primary-soft'), paint)}`,
    head('secondary_color', secondary),
    `  below text: ${below(secondary, one('on-secondary'), paint)}`,
  ];
}

const ratio = (text: string, ground: string) => `${contrast(text, ground).toFixed(1)}:1`;
const CORRECTED = `less than ${READABLE}:1, so the app takes`;

/** White text on a colour, or what the app writes there instead. */
function below(color: string, text: string, paint: Paint): string {
  const white = `white has ${ratio(WHITE, color)}`;
  if (text === WHITE) return white;
  return `${white}, ${CORRECTED} ${paint(text)} with ${ratio(text, color)}`;
}

/** A colour as text on its own tint, where it is hardest to read, or what the app takes instead. */
function asText(color: string, text: string, tint: string, paint: Paint): string {
  const own = `it has ${ratio(color, tint)} on its own tint ${paint(tint)}`;
  if (text === color) return own;
  const why = contrast(color, tint) < READABLE ? CORRECTED : 'on darker ground less: the app takes';
  return `${own}, ${why} ${paint(text)} with ${ratio(text, tint)}`;
}

function familyLine({ font_family }: Settings): string[] {
  const font = knownFont(font_family);
  if (font) return [`font_family  ${font.family}`];
  const known = KNOWN_FONTS.map(({ family }) => family).join(' and ');
  const said = font_family
    ? `${harmless(JSON.stringify(font_family))}, which the app has not`
    : 'missing';
  return [`font_family is ${said}: guests see their device’s own font. There are ${known}.`];
}

/** What guests see where a setting is missing. */
const INSTEAD: Partial<Record<keyof Settings, string>> = {
  logo: 'the word “Logo” stands in the header',
  favicon: 'tabs have Foyer’s icon',
  banner_video: 'the home page begins without a picture',
  app_name: `tabs and the installed app say “${DEFAULT_TITLE}”`,
};

function missingLines(settings: Settings): string[] {
  return Object.entries(INSTEAD).flatMap(([key, instead]) =>
    settings[key as keyof Settings] ? [] : [`${key} is missing: ${instead}.`],
  );
}
