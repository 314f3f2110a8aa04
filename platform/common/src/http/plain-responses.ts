/** Returns a plain text response that is neither cached nor sniffed. */
function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

export const notFound = () => plain(404, 'Not found');
export const methodNotAllowed = () => plain(405, 'Not allowed', { Allow: 'GET, HEAD' });
export const serviceUnavailable = () => plain(503, 'Not available at the moment');
