import type { GatewayDeps } from '../deps.ts';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/**
 * GETs JSON of another server: from its own host, with one redirect there at most. An answer that
 * is a refusal has no body left; one of another type is none. To read it within bounds is left to
 * the caller.
 */
export async function askJson(
  fetch: GatewayDeps['fetch'],
  address: string,
  signal: AbortSignal,
): Promise<Response> {
  const ask = (target: string) =>
    fetch(target, { headers: { Accept: 'application/json' }, redirect: 'manual', signal });
  const first = await ask(address);
  const isRedirect = first.status >= 300 && first.status < 400;
  const next = isRedirect && onSameHost(first.headers.get('Location'), address);
  if (next) await first.body?.cancel();
  const answer = next ? await ask(next) : first;
  const isJson = JSON_TYPE.test(answer.headers.get('Content-Type') ?? '');
  if (answer.ok && isJson) return answer;
  // What nobody reads would keep its connection.
  await answer.body?.cancel();
  if (answer.ok) throw new Error('The answer is no JSON');
  return answer;
}

/** Where a redirect leads, if to the same host and from no encrypted connection to an open one. */
function onSameHost(location: string | null, address: string): string | undefined {
  if (!location || !URL.canParse(location, address)) return undefined;
  const [from, to] = [new URL(address), new URL(location, address)];
  const isSame =
    to.host === from.host && (to.protocol === from.protocol || to.protocol === 'https:');
  return isSame ? to.href : undefined;
}
