import * as z from 'zod/mini';

/** Proxies on the same machine. */
export const LOCAL_PROXIES = ['127.0.0.0/8', '::1'];

const list = z.pipe(
  z.string().check(z.trim()),
  z.transform((value: string) => value.split(/\s*,\s*/).filter(Boolean)),
);
const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * The variable `TRUSTED_PROXIES` of gateway and provider: addresses or ranges, separated by commas.
 * The servers believe `X-Forwarded-For` from these addresses only.
 */
export const TrustedProxies = z._default(z.pipe(list, z.array(range)), LOCAL_PROXIES);

/** Describes a valid value, for the error message. */
export const EXPECTED_TRUSTED_PROXIES =
  'addresses or ranges with commas between, like 10.0.0.0/8,::1';
