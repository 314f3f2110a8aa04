/** Tells whether the browser used https, by the request's URL or `X-Forwarded-Proto`. */
export function isSecure(request: Request): boolean {
  const [first] = (request.headers.get('X-Forwarded-Proto') ?? '').split(',');
  return request.url.startsWith('https:') || first?.trim() === 'https';
}
