import { isSecure } from './origin.ts';

/** Where a page is asked for. */
export type Place = {
  secure: boolean;
  /** The origin in the browser's address bar; undefined for a host that nobody vouches for. */
  origin: string | undefined;
  /** The origin that links to this gateway should have; undefined where none is public. */
  publicOrigin: string | undefined;
};

/**
 * Hosts that lead nowhere but to a machine nearby: by a name without a dot, of the local network,
 * or a loopback, private or link-local address.
 */
const NEARBY =
  /^(?:[\w-]+|[\w-]+\.(?:localhost|local)|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]+)\])$/;

/**
 * Tells where a page is asked for. What a request says of its host is believed for the public
 * origins and nearby machines alone; a page for any other is the one of the first public origin.
 */
export function createPlaces(publicOrigins: readonly string[] = []): (request: Request) => Place {
  return (request) => {
    const secure = isSecure(request);
    const { host, hostname } = new URL(request.url);
    const asked = `${secure ? 'https' : 'http'}://${host}`;
    const isPublic = publicOrigins.includes(asked);
    return {
      secure,
      origin: isPublic || NEARBY.test(hostname) ? asked : undefined,
      publicOrigin: isPublic ? asked : publicOrigins[0],
    };
  };
}
