import { isOwnMachine } from '@foyer/shared/contracts/own-machine';
import { parse } from 'hono/utils/cookie';
import type { GatewayDeps } from '../deps.ts';
import { readSigned } from '../http/signed.ts';
import { LOOK, Look } from './look.ts';

/** Holds the token of the link that this browser has opened. */
export const LOOK_COOKIE = 'foyer_look';

export type Gate = ReturnType<typeof createGate>;

/** Tells who may see anything at the preview origin. */
export function createGate({
  previewOrigin,
  secret,
  clock,
}: Pick<GatewayDeps, 'secret' | 'clock'> & { previewOrigin: string }) {
  const { hostname } = new URL(previewOrigin);
  const own = isOwnMachine(previewOrigin);

  /** The look that a token allows here and now. */
  async function lookOf(token: string): Promise<Look | undefined> {
    const look = await readSigned(await secret(), LOOK, token, Look, clock());
    return look && 'port' in look && !own ? undefined : look;
  }

  /** Whether a host is that of the previews, whatever its port: cookies know no ports either. */
  const isAt = (host = ''): boolean =>
    URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === hostname;

  /** The look that a request's cookies allow. */
  async function lookIn(cookies = ''): Promise<Look | undefined> {
    const token = parse(cookies, LOOK_COOKIE)[LOOK_COOKIE];
    return token === undefined ? undefined : lookOf(token);
  }

  return {
    lookOf,
    isAt,
    lookIn,
    /** Whether what is no page may pass: anywhere else, and here with a link. */
    mayPass: async (host?: string, cookies?: string): Promise<boolean> =>
      !isAt(host) || (await lookIn(cookies)) !== undefined,
  };
}
