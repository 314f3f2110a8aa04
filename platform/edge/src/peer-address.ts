/**
 * Returns the address of a request's connection. A workerd of one's own knows it; on Cloudflare's
 * network a header has it that no client can set.
 */
export function peerAddress(request: Request & { cf?: { clientIp?: string } }): string | undefined {
  return request.cf?.clientIp ?? request.headers.get('CF-Connecting-IP') ?? undefined;
}
