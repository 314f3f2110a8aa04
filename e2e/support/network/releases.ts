import type { Page, Route } from '@playwright/test';

/** The two releases of every remote that `server/releases.ts` publishes. */
export const CURRENT = '0.1.0';
export const PREVIOUS = '0.0.9';

/** Handles a request for a release's file. */
export type Fault = (route: Route) => Promise<void>;

/** Returns a URL pattern for files of a remote's releases. */
export function releaseFiles(remote: string, version = '*', file = '**'): string {
  return `**/-/releases/${remote}/${version}/${file}`;
}

/** Refuses the connection. */
export const down: Fault = (route) => route.abort('connectionrefused');

/** Responds that the file does not exist. */
export const missing: Fault = (route) => route.fulfill({ status: 404, body: 'Not found' });

/** Responds with invalid JavaScript. */
export const garbage: Fault = (route) =>
  route.fulfill({
    status: 200,
    contentType: 'text/javascript',
    body: '\u0000 ] this is no script',
  });

/** Responds with the page of a captive portal. */
export const portal: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Please pay for wifi</h1>' });

/** Responds with the file, with one byte changed. */
export const oneByteChanged: Fault = async (route) => {
  const answer = await route.fetch();
  const body = await answer.body();
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
  await route.fulfill({ response: answer, body });
};

/** Never responds. */
export const blackHole: Fault = () => new Promise(() => undefined);

/** Applies a fault to these files until the returned function is called. */
export async function breakFiles(page: Page, files: string, fault: Fault): Promise<() => void> {
  let isBroken = true;
  // The handler stays: the end of the test ignores errors of requests that are still pending.
  await page.route(files, (route) => (isBroken ? fault(route) : route.fallback()));
  return () => {
    isBroken = false;
  };
}
