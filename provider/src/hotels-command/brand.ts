import { contrast, parseColor } from '@foyer/shared/hotel/color.ts';
import { fontOf, KNOWN_FONTS } from '@foyer/shared/hotel/fonts.ts';
import { DEFAULT_TITLE, themeOf } from '@foyer/shared/hotel/theme.ts';
import { escapeControls } from '../client/escape-controls.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';

/** Minimum contrast of text by WCAG AA. */
const MIN_CONTRAST = 4.5;
const WHITE = '#ffffff';

type Settings = NonNullable<HotelFile['settings']>;
/** Formats a colour for the terminal. */
export type FormatColor = (color: string) => string;

/**
 * Describes a hotel's brand: the contrast of its two colours with text, the colours that the app
 * uses instead when contrast is too low, and the effect of missing settings.
 */
export function brandLines(settings: Settings, formatColor: FormatColor = String): string[] {
  return [
    ...colorLines(settings, formatColor),
    '',
    ...fontLine(settings),
    ...missingLines(settings),
  ];
}

function colorLines(settings: Settings, formatColor: FormatColor): string[] {
  const { variables } = themeOf(settings);
  const variable = (name: string) => variables[`--hotel-${name}`] ?? '';
  const [primary, secondary] = [variable('primary'), variable('secondary')];
  const heading = (key: 'primary_color' | 'secondary_color', color: string) => {
    const isOwn = parseColor(settings[key]) !== undefined;
    return `${key}  ${formatColor(color)}${isOwn ? '' : ', which is Foyer’s: it is missing'}`;
  };
  return [
    heading('primary_color', primary),
    `  below text: ${textOn(primary, variable('on-primary'), formatColor)}`,
    `  as text:    ${asText(primary, variable('primary-text'), variable('primary-soft'), formatColor)}`,
    heading('secondary_color', secondary),
    `  below text: ${textOn(secondary, variable('on-secondary'), formatColor)}`,
  ];
}

const ratio = (text: string, background: string) => `${contrast(text, background).toFixed(1)}:1`;
const CORRECTED = `less than ${MIN_CONTRAST}:1, so the app takes`;

/** Describes white text on a colour, or the text colour that the app uses instead. */
function textOn(color: string, text: string, formatColor: FormatColor): string {
  const white = `white has ${ratio(WHITE, color)}`;
  if (text === WHITE) return white;
  return `${white}, ${CORRECTED} ${formatColor(text)} with ${ratio(text, color)}`;
}

/** Describes a colour as text on its own tint, or the replacement by the app. */
function asText(color: string, text: string, tint: string, formatColor: FormatColor): string {
  const ownContrast = `it has ${ratio(color, tint)} on its own tint ${formatColor(tint)}`;
  if (text === color) return ownContrast;
  const reason =
    contrast(color, tint) < MIN_CONTRAST ? CORRECTED : 'less on a darker background: the app takes';
  return `${ownContrast}, ${reason} ${formatColor(text)} with ${ratio(text, tint)}`;
}

function fontLine({ font_family }: Settings): string[] {
  const font = fontOf(font_family);
  if (font) return [`font_family  ${font.family}`];
  const families = KNOWN_FONTS.map(({ family }) => family).join(' and ');
  const status = font_family
    ? `${escapeControls(JSON.stringify(font_family))}, which the app has not`
    : 'missing';
  return [`font_family is ${status}: guests see their device’s own font. There are ${families}.`];
}

/** Describes the effect of each missing setting for guests. */
const MISSING_EFFECTS: Partial<Record<keyof Settings, string>> = {
  logo: 'the word “Logo” stands in the header',
  favicon: 'tabs have Foyer’s icon',
  banner_video: 'the home page begins without a picture',
  app_name: `tabs and the installed app say “${DEFAULT_TITLE}”`,
};

function missingLines(settings: Settings): string[] {
  return Object.entries(MISSING_EFFECTS).flatMap(([key, effect]) =>
    settings[key as keyof Settings] ? [] : [`${key} is missing: ${effect}.`],
  );
}

/** Prefixes a colour with a swatch for terminals. */
export function colorSwatch(color: string): string {
  const value = Number.parseInt(color.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255].join(';');
  return `\u001b[48;2;${channels}m  \u001b[0m ${color}`;
}
