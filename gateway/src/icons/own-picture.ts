import { widthsOf } from '@foyer/shared/hotel/media';
import { safeImage } from '@foyer/shared/hotel/theme';
import type { GatewayDeps } from '../deps.ts';
import { bodyOf } from '../http/body.ts';
import { API, isBelow } from '../proxy/base.ts';

/** A logo is some kilobytes; what is larger is none. */
const LIMIT_BYTES = 2_000_000;
/** How long the provider may take to send it, in ms. */
const LIMIT_MS = 5000;

/**
 * Where the provider itself has this picture of a hotel; undefined for an address elsewhere, which
 * is never fetched from here: who writes hotel records must not send this server anywhere.
 */
function ownAddress(address: string | null | undefined, providerUrl: string): string | undefined {
  const image = safeImage(address);
  const widest = image && (widthsOf(image)?.at(-1)?.src ?? image);
  if (!widest?.startsWith(`${API}/`)) return undefined;
  const target = `${providerUrl}${widest.slice(API.length)}`;
  return isBelow(target.split(/[?#]/, 1)[0] ?? '', providerUrl) ? target : undefined;
}

/**
 * The bytes of a hotel's picture; undefined where there is none to be had. Throws where the
 * provider cannot answer now.
 */
export async function ownPicture(
  address: string | null | undefined,
  { providerUrl, fetch }: Pick<GatewayDeps, 'providerUrl' | 'fetch'>,
  limitBytes = LIMIT_BYTES,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const target = ownAddress(address, providerUrl);
  if (!target) return undefined;
  const answer = await fetch(target, {
    headers: { Accept: 'image/png, image/svg+xml, image/*;q=0.5' },
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const type = answer.headers.get('Content-Type') ?? '';
  const size = Number(answer.headers.get('Content-Length') ?? 0);
  if (answer.ok && type.startsWith('image/') && size <= limitBytes)
    return bodyOf(answer, limitBytes).catch((error) => {
      if (error instanceof RangeError) return undefined;
      throw error;
    });
  await answer.body?.cancel();
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`The provider answered ${answer.status}`);
  return undefined;
}
