import { bodyOf } from '@foyer/common/http';
import { widthsOf } from '@foyer/shared/hotel/media.ts';
import { safeImage } from '@foyer/shared/hotel/theme.ts';
import type { GatewayDeps } from '../deps.ts';
import { API_PATH, isBelow } from '../proxy/base.ts';

/** Maximum size of a logo or icon; ordinary ones have some kilobytes. */
const LIMIT_BYTES = 2_000_000;
/** Time limit for the provider's response, in ms. */
const LIMIT_MS = 5000;

/**
 * Returns the address of a hotel's picture at the provider; undefined for any other address. The
 * gateway never fetches others, to prevent server-side request forgery by hotel records.
 */
function providerAddress(
  address: string | null | undefined,
  providerUrl: string,
): string | undefined {
  const image = safeImage(address);
  const widest = image && (widthsOf(image)?.at(-1)?.src ?? image);
  if (!widest?.startsWith(`${API_PATH}/`)) return undefined;
  const target = `${providerUrl}${widest.slice(API_PATH.length)}`;
  return isBelow(target.split(/[?#]/, 1)[0] ?? '', providerUrl) ? target : undefined;
}

/**
 * Fetches a hotel's picture; undefined if the provider has none. Throws if the provider is
 * unavailable.
 */
export async function providerImage(
  address: string | null | undefined,
  { providerUrl, fetch }: Pick<GatewayDeps, 'providerUrl' | 'fetch'>,
  limitBytes = LIMIT_BYTES,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const target = providerAddress(address, providerUrl);
  if (!target) return undefined;
  const response = await fetch(target, {
    headers: { Accept: 'image/png, image/svg+xml, image/*;q=0.5' },
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const type = response.headers.get('Content-Type') ?? '';
  const size = Number(response.headers.get('Content-Length') ?? 0);
  if (response.ok && type.startsWith('image/') && size <= limitBytes)
    return bodyOf(response, limitBytes).catch((error) => {
      if (error instanceof RangeError) return undefined;
      throw error;
    });
  await response.body?.cancel();
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The provider answered ${response.status}`);
  return undefined;
}
