import * as z from 'zod/mini';

/** As a browser writes it: nothing behind the host and its port. */
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
 * The variable `PUBLIC_URL` of gateway and provider: the origins at which guests reach the app, with
 * commas between; links lead to the first.
 */
export const PublicUrl = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(',')),
  ),
  z.array(Origin).check(z.maxLength(100)),
);

/** What whoever set it wrongly is told. */
export const EXPECTED_PUBLIC_URL =
  'an origin like https://stay.example.com, or several with commas between';
