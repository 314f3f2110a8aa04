import * as z from 'zod/mini';

/** An HTTP origin as a browser serialises it: nothing follows the host and port. */
export const Origin = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.trim().replace(/\/+$/, '')),
  ),
  z
    .url({ protocol: /^https?$/, abort: true })
    .check(z.refine((value) => new URL(value).origin === value)),
);

/**
 * The variable `PUBLIC_URL` of gateway and provider: the origins at which guests reach the app,
 * separated by commas. Links use the first.
 */
export const PublicUrl = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(',')),
  ),
  z.array(Origin).check(z.maxLength(100)),
);

/** Describes a valid value, for the error message. */
export const EXPECTED_PUBLIC_URL =
  'an origin like https://stay.example.com, or several separated by commas';
