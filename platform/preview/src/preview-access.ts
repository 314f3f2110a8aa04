import { type Runtime, verifiedToken } from '@foyer/common/http';
import { isLoopback } from '@foyer/shared/contracts/loopback.ts';
import { parse } from 'hono/utils/cookie';
import { PREVIEW_PURPOSE, Preview } from './preview.ts';

/** Cookie with the token of the link that this browser has opened. */
export const PREVIEW_COOKIE = 'foyer_preview';

export type PreviewAccess = ReturnType<typeof createPreviewAccess>;

/** Decides which requests may see a preview. */
export function createPreviewAccess({
  previewOrigin,
  secret,
  clock,
}: Pick<Runtime, 'clock'> & {
  /** Without one no host shows previews. */
  previewOrigin?: string | undefined;
  /** Returns the secret that signs links; the same at all gateways of a fleet. */
  secret: () => Promise<string>;
}) {
  const hostname = previewOrigin && new URL(previewOrigin).hostname;
  const isLocal = previewOrigin && isLoopback(previewOrigin);

  /** Returns the preview that a token allows at this gateway now. */
  async function previewOf(token: string): Promise<Preview | undefined> {
    const preview = await verifiedToken(await secret(), PREVIEW_PURPOSE, token, Preview, clock());
    return preview && 'port' in preview && !isLocal ? undefined : preview;
  }

  /** Compares a host with the preview origin's, without ports, like cookies. */
  const isPreviewHost = (host = ''): boolean =>
    hostname !== undefined && URL.parse(`http://${host}`)?.hostname === hostname;

  /** Returns the preview that a request's cookies allow. */
  async function previewIn(cookies = ''): Promise<Preview | undefined> {
    const token = parse(cookies, PREVIEW_COOKIE)[PREVIEW_COOKIE];
    return token === undefined ? undefined : previewOf(token);
  }

  return {
    previewOf,
    isPreviewHost,
    previewIn,
    /**
     * Tells whether a request other than a page is allowed. It is at other hosts, or with a link.
     */
    isAllowed: async (host?: string, cookies?: string): Promise<boolean> =>
      !isPreviewHost(host) || (await previewIn(cookies)) !== undefined,
  };
}
