import type { HotelSettings } from '../contracts/provider/settings.ts';
import { darkenUntil, mix, parseColor, readableOn } from './color.ts';
import { fontOf } from './fonts.ts';
import { focusOf } from './media.ts';

/** Defaults of a hotel without settings (SHELL-04). */
export const DEFAULT_PRIMARY = '#1e4a6e';
export const DEFAULT_SECONDARY = '#4773a2';
export const DEFAULT_FAVICON = '/favicon.icon';
export const DEFAULT_TITLE = 'Your Hotel';
/** The sign-in button's own fallback (AUTH-02). */
export const DEFAULT_SIGN_IN = '#2d25a7';

const PAPER = '#fbfaf7';
const SYSTEM_FONT = 'system-ui, -apple-system, "Segoe UI", sans-serif';

/** The theme of a hotel's pages; `variables` holds CSS variables by name. */
export type Theme = { title: string; favicon: string; variables: Record<string, string> };

/** Derives a hotel's theme from its settings; text stays readable with any colours. */
export function themeOf(settings: HotelSettings | null | undefined): Theme {
  const chosen = parseColor(settings?.primary_color);
  const primary = chosen ?? DEFAULT_PRIMARY;
  const secondary = parseColor(settings?.secondary_color) ?? DEFAULT_SECONDARY;
  const signIn = chosen ?? DEFAULT_SIGN_IN;
  const focus = focusOf(settings?.banner_video ?? '');
  const soft = mix(primary, '#ffffff', 0.1);
  const font = fontOf(settings?.font_family);
  const stack = (family?: string) =>
    family ? `"${family}", "${family} stand-in", ${SYSTEM_FONT}` : SYSTEM_FONT;
  return {
    title: settings?.app_name || DEFAULT_TITLE,
    favicon: safeImage(settings?.favicon) ?? DEFAULT_FAVICON,
    variables: {
      '--hotel-primary': primary,
      '--hotel-on-primary': readableOn(primary),
      '--hotel-primary-text': darkenUntil(primary, mix(primary, PAPER, 0.12), 4.6),
      '--hotel-primary-soft': soft,
      '--hotel-sign-in': signIn,
      '--hotel-on-sign-in': readableOn(signIn),
      '--hotel-secondary': secondary,
      '--hotel-on-secondary': readableOn(secondary),
      '--hotel-font': stack(font?.family),
      '--hotel-font-display': stack(font?.display ?? font?.family),
      '--hotel-display-weight': String(font?.displayWeight ?? 600),
      '--hotel-display-tracking': font?.displayTracking ?? '0',
      '--hotel-word-spacing': font?.wordSpacing ?? '0',
      ...(focus && { '--hotel-focus': focus }),
    },
  };
}

/**
 * Returns an image address from hotel data, or undefined. Valid are https and this origin, up to 2,048
 * characters.
 */
export function safeImage(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  if (/^\/(?![/\\])[^\\\s"'<>()]{0,2047}$/.test(address)) return address;
  try {
    const { href, protocol, username } = new URL(address);
    return protocol === 'https:' && !username && href.length <= 2048 ? href : undefined;
  } catch {
    return undefined;
  }
}
