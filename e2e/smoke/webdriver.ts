const LIMIT_MS = 90_000;

/** What a W3C WebDriver server answers. */
type Answer = { value: unknown };

/** Calls a WebDriver server; `path` begins at the session. Throws what the driver refuses. */
export type Call = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>;

/** A WebDriver server at `url`, by plain HTTP. */
export function webDriver(url: string): Call {
  return async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as Answer;
    if (answer.ok) return value as Value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}
