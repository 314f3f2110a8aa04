/** A provider's CSRF cookie, whose value goes back in a header (decision 20). */
const CSRF_COOKIE = 'XSRF-TOKEN';
/** What browsers keep of one cookie at most, in characters. */
const LONGEST_COOKIE = 4096;
/** Attributes that pass; the host that a cookie is for and its path are the gateway's to say. */
const ATTRIBUTE = /^(?:HttpOnly|Max-Age=-?\d{1,10}|Expires=[\w ,:+-]{1,40})$/i;
const SAME_SITE = /^SameSite=(Strict|Lax|None)$/i;

/** The cookies between a browser and the provider: for its CSRF token, and for its session. */
export function providerCookies(sessionCookie: string | undefined): string[] {
  return [CSRF_COOKIE, ...(sessionCookie ? [sessionCookie] : [])];
}

/** Those of the cookies with these names that a browser has sent; undefined for none. */
export function sentCookies(header: string | null, names: readonly string[]): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const sent = pairs.filter((pair) => names.some((name) => pair.startsWith(`${name}=`)));
  return sent.join('; ') || undefined;
}

/**
 * What a provider sets of the cookies with these names: for this host alone and all of its paths,
 * the last one of each name, none that is too long.
 */
export function setCookies(
  set: readonly string[],
  names: readonly string[],
  secure: boolean,
): string[] {
  const cookies = new Map<string, string>();
  for (const one of set) {
    const [pair = '', ...attributes] = one.split(';').map((part) => part.trim());
    const name = names.find((name) => pair.startsWith(`${name}=`));
    if (!name) continue;
    const cookie = [
      pair,
      'Path=/',
      ...attributes.flatMap((attribute) => passed(attribute, secure)),
      ...(secure ? ['Secure'] : []),
    ].join('; ');
    if (cookie.length <= LONGEST_COOKIE) cookies.set(name, cookie);
  }
  return [...cookies.values()];
}

function passed(attribute: string, secure: boolean): string[] {
  const site = SAME_SITE.exec(attribute)?.[1]?.toLowerCase();
  // Every browser refuses `None` where the cookie is not `Secure` too.
  if (site) return site === 'none' && !secure ? [] : [`SameSite=${capital(site)}`];
  return ATTRIBUTE.test(attribute) ? [attribute] : [];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
