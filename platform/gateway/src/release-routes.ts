import { acceptedCodings, notFound, reasonOf, serviceUnavailable } from '@foyer/common/http';
import { mediaType } from '@foyer/common/media-type';
import { Hono } from 'hono';
import type { AppContext } from './context.ts';
import { encodedResponse } from './documents.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves immutable files at `/-/releases/<name>/<version>/…`; never HTML for a missing file. */
export function releaseRoutes({ log, releases }: Pick<AppContext, 'log' | 'releases'>): Hono {
  return new Hono().get('/:name/:version/:path{.+}', async (c) => {
    const { name, version, path } = c.req.param();
    const type = mediaType(path);
    if (!type) return notFound();
    try {
      const release = await releases.manifest(name, version);
      const accepted = acceptedCodings(c.req.header('Accept-Encoding'));
      const file = release && (await releases.file(release, path, accepted));
      if (release && !file && Object.hasOwn(release.files, path))
        log.error({ name, version, path }, 'A release lacks a file that it lists.');
      if (!file) return notFound();
      const headers = {
        'Content-Type': type,
        'Cache-Control': IMMUTABLE,
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        Vary: 'Accept-Encoding',
      };
      return encodedResponse(c, { status: 200, headers, bodies: [file] });
    } catch (error) {
      log.error({ name, version, path, error: reasonOf(error) }, 'A release file cannot be read.');
      return serviceUnavailable();
    }
  });
}
