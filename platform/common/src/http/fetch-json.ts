import type { Runtime } from './runtime.ts';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/**
 * Fetches JSON from another server, and follows at most one redirect, on the same host. It discards the
 * body of an error response, and throws for any other media type. The caller limits the body's size.
 */
export async function fetchJson(
  fetch: Runtime['fetch'],
  address: string,
  signal: AbortSignal,
): Promise<Response> {
  const get = (target: string) =>
    fetch(target, { headers: { Accept: 'application/json' }, redirect: 'manual', signal });
  const first = await get(address);
  const isRedirect = first.status >= 300 && first.status < 400;
  const next = isRedirect && onSameHost(first.headers.get('Location'), address);
  if (next) await first.body?.cancel();
  const response = next ? await get(next) : first;
  const isJson = JSON_TYPE.test(response.headers.get('Content-Type') ?? '');
  if (response.ok && isJson) return response;
  // An unread body would keep its connection open.
  await response.body?.cancel();
  if (response.ok) throw new Error('The response is not JSON');
  return response;
}

/** Returns the target of a redirect on the same host that keeps or adds encryption. */
function onSameHost(location: string | null, address: string): string | undefined {
  if (!location || !URL.canParse(location, address)) return undefined;
  const [from, to] = [new URL(address), new URL(location, address)];
  const isSame =
    to.host === from.host && (to.protocol === from.protocol || to.protocol === 'https:');
  return isSame ? to.href : undefined;
}
