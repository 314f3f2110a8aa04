/** The provider's CSRF cookie; the app sends its value back in a header (decision 18). */
const CSRF_COOKIE = 'XSRF-TOKEN';
/** Maximum length of a cookie in browsers, in characters. */
const MAX_COOKIE_LENGTH = 4096;
/** Attributes that are forwarded; the gateway sets domain and path itself. */
const ATTRIBUTE =
  /^(?:HttpOnly|Max-Age=-?\d{1,10}|Expires=[\w ,:+-]{1,40}|SameSite=(?:Strict|Lax|None))$/i;
/** Browsers reject this attribute without `Secure`. */
const SAME_SITE_NONE = /^SameSite=None$/i;

/** Returns the names of the provider's cookies: its CSRF token, and its session. */
export function providerCookieNames(sessionCookie: string | undefined): string[] {
  return [CSRF_COOKIE, ...(sessionCookie ? [sessionCookie] : [])];
}

/** Returns the request's cookies with these names; undefined for none. */
export function requestCookies(
  header: string | null,
  names: readonly string[],
): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const sent = pairs.filter((pair) => names.some((name) => pair.startsWith(`${name}=`)));
  return sent.join('; ') || undefined;
}

/**
 * Returns the provider's `Set-Cookie` headers for these names. They are limited to this host and
 * for all its paths. It keeps the last header of each name, and drops those that are too long.
 */
export function responseCookies(
  set: readonly string[],
  names: readonly string[],
  secure: boolean,
): string[] {
  const cookies = new Map<string, string>();
  for (const one of set) {
    const [pair = '', ...attributes] = one.split(';').map((part) => part.trim());
    const name = names.find((name) => pair.startsWith(`${name}=`));
    if (!name) continue;
    const kept = attributes.filter(
      (attribute) => ATTRIBUTE.test(attribute) && (secure || !SAME_SITE_NONE.test(attribute)),
    );
    const cookie = [pair, 'Path=/', ...kept, ...(secure ? ['Secure'] : [])].join('; ');
    if (cookie.length <= MAX_COOKIE_LENGTH) cookies.set(name, cookie);
  }
  return [...cookies.values()];
}
