const LIMIT_MS = 90_000;

/** A response of a W3C WebDriver server. */
type WebDriverResponse = { value: unknown };

/** Calls a WebDriver server; `path` is relative to the session. Throws the driver's errors. */
export type Call = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>;

/** Returns a client of the WebDriver server at `url`. */
export function webDriver(url: string): Call {
  return async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as WebDriverResponse;
    if (response.ok) return value as Value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}
