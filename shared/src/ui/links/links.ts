/** Links made of what a hotel typed: parsed, https only, never a scheme that could run anything. */

import { segmentOf } from '../../addresses/segment.ts';

const DIALLABLE = /^\+?[\d\s().-]+$/;

/** A `tel:` address; undefined unless the text is only digits and `+ ( ) - .`. */
export function telHref(phone: string | null | undefined): string | undefined {
  const text = phone?.trim();
  if (!text || !DIALLABLE.test(text) || !/\d/.test(text)) return undefined;
  return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
}

/** A wa.me address: the number with its country code, digits only. */
export function whatsappHref(phone: string | null | undefined): string | undefined {
  const digits = telHref(phone)?.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits ? `https://wa.me/${digits}` : undefined;
}

/** A website: `https` is added where no scheme was typed and replaces `http`. */
export function websiteHref(address: string | null | undefined): string | undefined {
  const text = address?.trim();
  if (!text || /[\s\\]/.test(text)) return undefined;
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme && scheme !== 'http' && scheme !== 'https') return undefined;
  const rest = scheme ? text.slice(scheme.length + 1) : `//${text}`;
  return /^\/\/[^/]/.test(rest) ? httpsHref(`https:${rest}`) : undefined;
}

/** A `mailto:` address of one plain mailbox. */
export function mailHref(email: string | null | undefined): string | undefined {
  const text = email?.trim();
  return text && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text) ? `mailto:${text}` : undefined;
}

/** Directions to an address in the map application of the phone. */
export function directionsHref(address: string | null | undefined): string | undefined {
  const text = address?.trim();
  if (!text) return undefined;
  return `https://www.google.com/maps/dir/?api=1&destination=${segmentOf(text)}`;
}

/** The address as the browser reads it, if it is https to a named host without credentials. */
export function httpsHref(address: string): string | undefined {
  const url = parseUrl(address);
  const named = url && /\.[a-z][a-z\d-]*$/i.test(url.hostname);
  return url?.protocol === 'https:' && named && !url.username && !url.password
    ? url.href
    : undefined;
}

/** The parsed address, undefined for what is none: absolute, or relative to `base`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
