import { onTestFinished, vi } from 'vitest';

const real = window.fetch;

type MockResponse = () => Response | Promise<Response>;

/** Mocks calls whose address ends with `path` until the test ends; other calls reach the provider. */
export function mockResponses(path: string, response: MockResponse) {
  const fetchSpy = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (...call) =>
      String(call[0]).endsWith(path) ? response() : real(...call),
    );
  onTestFinished(() => fetchSpy.mockRestore());
  return fetchSpy;
}

export const json =
  (body: object, init?: ResponseInit): MockResponse =>
  () =>
    Response.json(body, init);

/** Responds with a captive portal's HTML page, which is no valid response of the API. */
export const captivePortal: MockResponse = () => new Response('<html>Welcome to our wifi</html>');

/** Fails as `fetch` does without a network. */
export const networkError: MockResponse = () => Promise.reject(new TypeError('Failed to fetch'));
