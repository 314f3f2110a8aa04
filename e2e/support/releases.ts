import type { Page, Route } from '@playwright/test';

/** Both releases of every remote, as `server/releases.ts` publishes them. */
export const CURRENT = '0.1.0';
export const PREVIOUS = '0.0.9';

/** What becomes of a request for a release's file. */
export type Fault = (route: Route) => Promise<void>;

/** Files of a remote's releases; `version` and `file` narrow it down. */
export function releaseFiles(remote: string, version = '*', file = '**'): string {
  return `**/-/releases/${remote}/${version}/${file}`;
}

/** The origin is gone. */
export const down: Fault = (route) => route.abort('connectionrefused');

/** The file is not there. */
export const missing: Fault = (route) => route.fulfill({ status: 404, body: 'Not found' });

/** Something that is no script arrives as one. */
export const garbage: Fault = (route) =>
  route.fulfill({
    status: 200,
    contentType: 'text/javascript',
    body: '\u0000 ] this is no script',
  });

/** A captive portal answers everything with its own page. */
export const portal: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Please pay for wifi</h1>' });

/** One byte of the file has changed on its way. */
export const oneByteChanged: Fault = async (route) => {
  const answer = await route.fetch();
  const body = await answer.body();
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
  await route.fulfill({ response: answer, body });
};

/** Nothing ever arrives. */
export const blackHole: Fault = () => new Promise(() => undefined);

/** From now on a fault befalls these files; the returned function heals them. */
export async function breakFiles(
  page: Page,
  files: string,
  fault: Fault,
): Promise<() => Promise<void>> {
  await page.route(files, fault);
  return () => page.unroute(files, fault);
}
