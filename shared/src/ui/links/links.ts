// These links come from text that a hotel typed: parsed, https only, no scheme that could run a script.
import { segmentOf } from '../../addresses/segment.ts';

const DIALLABLE = /^\+?[\d\s().-]+$/;

/** Returns a `tel:` address; undefined unless the text consists of digits and `+ ( ) - .`. */
export function telHref(phone: string | null | undefined): string | undefined {
  const text = phone?.trim();
  if (!text || !DIALLABLE.test(text) || !/\d/.test(text)) return undefined;
  return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
}

/** Returns a wa.me address, made of the digits of a number with its country code. */
export function whatsappHref(phone: string | null | undefined): string | undefined {
  const digits = telHref(phone)?.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits ? `https://wa.me/${digits}` : undefined;
}

/** Returns a website's https address; adds a missing scheme and replaces `http`. */
export function websiteHref(address: string | null | undefined): string | undefined {
  const text = address?.trim();
  if (!text || /[\s\\]/.test(text)) return undefined;
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme && scheme !== 'http' && scheme !== 'https') return undefined;
  const rest = scheme ? text.slice(scheme.length + 1) : `//${text}`;
  return /^\/\/[^/]/.test(rest) ? httpsHref(`https:${rest}`) : undefined;
}

/** Returns a `mailto:` address for one plain mailbox. */
export function mailHref(email: string | null | undefined): string | undefined {
  const text = email?.trim();
  return text && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text) ? `mailto:${text}` : undefined;
}

/** Returns the address of directions in the phone's map application. */
export function directionsHref(address: string | null | undefined): string | undefined {
  const text = address?.trim();
  if (!text) return undefined;
  return `https://www.google.com/maps/dir/?api=1&destination=${segmentOf(text)}`;
}

/** Returns the parsed address if it is https with a host name and without credentials. */
export function httpsHref(address: string): string | undefined {
  const url = parseUrl(address);
  const named = url && /\.[a-z][a-z\d-]*$/i.test(url.hostname);
  return url?.protocol === 'https:' && named && !url.username && !url.password
    ? url.href
    : undefined;
}

/** Parses an absolute address, or one relative to `base`; undefined if it is invalid. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Attributes of a link to another site. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };
