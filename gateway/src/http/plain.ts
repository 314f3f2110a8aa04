/** Answers for what is no page: plain text that nobody caches or takes for something else. */
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

export const missing = () => plain(404, 'Not found');
export const notAllowed = () => plain(405, 'Not allowed', { Allow: 'GET, HEAD' });
export const unavailable = () => plain(503, 'Not available at the moment');
