import { slugInPath } from '@foyer/shared/addresses/slug.ts';

/** Tells whether an address can be a page of the app. Wifi sign-in pages always use the network. */
export function isPageAddress(address: string): boolean {
  return !/^\/(?:-|api|broadcasting)\//.test(new URL(address).pathname);
}

/** Counts the windows that show the hotel of an address. */
export function windowCountAt(address: string, windows: readonly { url: string }[]): number {
  const hotelOf = (url: string) => slugInPath(new URL(url).pathname);
  return windows.filter(({ url }) => hotelOf(url) === hotelOf(address)).length;
}
