/** Whether the visitor came by https, as the request or the first proxy before this gateway says. */
export function isSecure(request: Request): boolean {
  const [first] = (request.headers.get('X-Forwarded-Proto') ?? '').split(',');
  return request.url.startsWith('https:') || first?.trim() === 'https';
}
