/** Whether the visitor came by https, as the request or a proxy before this gateway says. */
export function isSecure(request: Request): boolean {
  return request.url.startsWith('https:') || request.headers.get('X-Forwarded-Proto') === 'https';
}

/** Scheme and host as the visitor sees them. */
export function originOf(request: Request): string {
  const { host } = new URL(request.url);
  return `${isSecure(request) ? 'https' : 'http'}://${host}`;
}
