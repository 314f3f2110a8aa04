import type { Page, Request, Route } from '@playwright/test';

type StubResponse = {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
};

/** Replaces the provider's response to every call of `path`. */
export async function respondWith(page: Page, path: string, stub: StubResponse): Promise<void> {
  const { status = 200, json, text, headers } = stub;
  await page.route(`**/api${path}`, (route) =>
    route.fulfill({
      status,
      ...(json !== undefined && { json }),
      ...(text !== undefined && { body: text, contentType: 'text/html' }),
      ...(headers && { headers: { 'Content-Type': 'application/json', ...headers } }),
    }),
  );
}

/** Lets the next call of `path` reach the provider, but loses the response. */
export async function loseResponse(page: Page, path: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**/api${path}`, lose, { times: 1 });
}

/** Removes `idempotency-keys` from the hotel's features, in its pages and in its record. */
export async function hideIdempotencySupport(page: Page): Promise<void> {
  const hide = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(',"idempotency-keys"', '');
    await route.fulfill({ response, body });
  };
  await page.route('**/api/hotels/*', hide);
  await page.route(/\/dashboard(\/|$)/, (route) =>
    route.request().isNavigationRequest() ? hide(route) : route.fallback(),
  );
}

/** Lets calls of `path` reach the provider again. */
export async function stopIntercepting(page: Page, path: string): Promise<void> {
  await page.unroute(`**/api${path}`);
}

/** Holds calls of `path`, or of a URL pattern, until the returned function is called. */
export async function hold(page: Page, path: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(typeof path === 'string' ? `**/api${path}` : path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Collects later calls of `path`. */
export function requestsOf(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls.push(request);
  });
  return calls;
}
