import type { Theme } from '@foyer/shared/hotel/theme.ts';

/** Applies a hotel's colours, fonts and favicon to the page (SHELL-03). */
export function applyTheme(theme: Theme): void {
  for (const [name, value] of Object.entries(theme.variables)) {
    document.documentElement.style.setProperty(name, value);
  }
  faviconLink().href = theme.favicon;
  // Colour of the browser's bar. The default if the page was rendered without the hotel record.
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = theme.variables['--hotel-primary'] ?? bar.content;
}

function faviconLink(): HTMLLinkElement {
  const present = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (present) return present;
  const link = document.createElement('link');
  link.rel = 'icon';
  document.head.append(link);
  return link;
}
