import { slugOf } from '@foyer/gateway/page/pages';

/** Whether the app may have a page at this address; a wifi's sign-in page comes from the network alone. */
export function isPage(address: string): boolean {
  return !/^\/(?:-|api|broadcasting)\//.test(new URL(address).pathname);
}

/** How many of the windows show the hotel of an address. */
export function windowsAt(address: string, windows: readonly { url: string }[]): number {
  const hotelOf = (url: string) => slugOf(new URL(url).pathname);
  return windows.filter(({ url }) => hotelOf(url) === hotelOf(address)).length;
}
