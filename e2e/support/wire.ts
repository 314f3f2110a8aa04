import type { Page, Request, Route } from '@playwright/test';

type Answer = { status?: number; json?: unknown; text?: string; headers?: Record<string, string> };

/** Whatever the provider would say, this is what arrives for every call of `path`. */
export async function answerWith(page: Page, path: string, answer: Answer): Promise<void> {
  const { status = 200, json, text, headers } = answer;
  await page.route(`**/api${path}`, (route) =>
    route.fulfill({
      status,
      ...(json !== undefined && { json }),
      ...(text !== undefined && { body: text, contentType: 'text/html' }),
      ...(headers && { headers: { 'Content-Type': 'application/json', ...headers } }),
    }),
  );
}

/** The next call of `path` reaches the provider, and its answer is lost on the way back. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**/api${path}`, lose, { times: 1 });
}

/** The provider's answers without what they say of repeated keys, as of one that knows none. */
export async function hideKeys(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { 'idempotency-supported': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** From now on the calls of `path` reach the provider again. */
export async function letThrough(page: Page, path: string): Promise<void> {
  await page.unroute(`**/api${path}`);
}

/** Holds the calls of `path` (or whose address fits) on their way until the returned function lets them go on. */
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

/** Collects the calls of `path` from now on. */
export function callsOf(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls.push(request);
  });
  return calls;
}
