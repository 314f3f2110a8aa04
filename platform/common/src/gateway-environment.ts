import { EXPECTED_PUBLIC_URL, Origin, PublicUrl } from '@foyer/shared/contracts/public-url.ts';
import {
  EXPECTED_PUSHER_VARIABLES,
  PusherVariables,
} from '@foyer/shared/contracts/pusher-variables.ts';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';
import { EXPECTED_TRUSTED_PROXIES, TrustedProxies } from './trusted-proxies.ts';

/** A base URL that paths are appended to; fetch rejects URLs with credentials. */
const isRoot = (value: string) => {
  const { username, password, search, hash } = new URL(value);
  return username + password + search + hash === '';
};

const address = z.pipe(
  z.url({ protocol: /^https?$/, abort: true }).check(z.refine(isRoot)),
  z.transform((value: string) => value.replace(/\/+$/, '')),
);

/** A bucket, optionally with a key prefix. */
const storage = z.pipe(
  z.string().check(z.regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?$/)),
  z.transform((value: string) => value.replace(/\/$/, '')),
);

/** The schema of the gateway's variables. */
export const Environment = z.extend(PusherVariables, {
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  FOYER_DATA: z._default(z.string().check(z.minLength(1)), '.data'),
  PROVIDER_URL: z._default(address, 'http://localhost:4000'),
  PROVIDER_CONNECTIONS: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)),
    10,
  ),
  RELEASES_URL: z.optional(z.union([storage, address])),
  AWS_ENDPOINT_URL_S3: z.optional(address),
  AWS_REGION: z.optional(z.string()),
  WEATHER_URL: z.optional(address),
  WEATHER_KEY: z.optional(z.string()),
  PUBLIC_URL: z.optional(PublicUrl),
  REPORTS_URL: z.optional(address),
  PREVIEW_URL: z.optional(Origin),
  FLEET_SECRET: z.optional(z.string().check(z.minLength(32))),
  SESSION_COOKIE: z.optional(z.string().check(z.regex(/^[\w!#$%&'*+.^`|~-]{1,64}$/))),
  TRUSTED_PROXIES: TrustedProxies,
  HSTS_SUBDOMAINS: z._default(z.enum(['on', 'off']), 'off'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});
export type Environment = z.infer<typeof Environment>;

const EXPECTED: Record<keyof Environment, string> = {
  PORT: 'a port number from 0 to 65535',
  FOYER_DATA: 'a directory',
  PROVIDER_URL: 'an address like http://localhost:4000, without a user or a query',
  PROVIDER_CONNECTIONS: 'a number from 1 to 1000',
  RELEASES_URL:
    'object storage like s3://bucket/foyer, or an address like https://releases.example.com, without a user or a query',
  AWS_ENDPOINT_URL_S3: 'the address of an object storage, like https://storage.example.com',
  AWS_REGION: 'the region of the bucket, like eu-central-1',
  WEATHER_URL: 'an address like https://api.openweathermap.org/data/2.5/weather',
  WEATHER_KEY: 'the key of the weather service at WEATHER_URL',
  ...EXPECTED_PUSHER_VARIABLES,
  PUBLIC_URL: EXPECTED_PUBLIC_URL,
  REPORTS_URL: 'the address of the gateway that collects all telemetry, like http://gateway-1:3000',
  PREVIEW_URL:
    'an origin like https://preview.example.com, at another host than those of PUBLIC_URL',
  FLEET_SECRET: 'at least 32 characters that nobody can guess',
  SESSION_COOKIE: "the name of the provider's session cookie, like laravel_session",
  TRUSTED_PROXIES: EXPECTED_TRUSTED_PROXIES,
  HSTS_SUBDOMAINS: 'on or off',
  LOG_LEVEL: 'debug, info, warn, error or silent',
};

/** The message for gateways that share no folder which could hold their secret. */
export const NO_SECRET_MESSAGE = `FLEET_SECRET: with RELEASES_URL, expected ${EXPECTED.FLEET_SECRET}, the same for all gateways and operators: docs/operator/storage-and-edge.md#many-gateways`;

/** Ignores the port: browsers send cookies to all ports of a host. */
const hostnameOf = (origin: string) => new URL(origin).hostname;

/**
 * Reads the gateway's variables; an empty one, or null at the edge, counts as unset. Throws `StartError` if one is
 * invalid or a `needed` one is missing.
 */
export function readEnvironment(
  variables: Record<string, unknown>,
  needed: readonly (keyof Environment)[] = [],
): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const { data, error } = Environment.safeParse(set);
  const wrong = new Set(error?.issues.map((issue) => String(issue.path[0])));
  for (const name of needed) if (!Object.hasOwn(set, name)) wrong.add(name);
  if (data?.WEATHER_URL && !data.WEATHER_KEY) wrong.add('WEATHER_KEY');
  const hasOtherService = data?.PUSHER_HOST ?? data?.PUSHER_APP_CLUSTER;
  if (hasOtherService && !data?.PUSHER_APP_KEY) wrong.add('PUSHER_APP_KEY');
  const preview = data?.PREVIEW_URL && hostnameOf(data.PREVIEW_URL);
  if (data?.PUBLIC_URL?.some((origin) => hostnameOf(origin) === preview)) wrong.add('PREVIEW_URL');
  if (data && wrong.size === 0) return data;
  const lines = [...wrong].map(
    (name) => `${name}: expected ${EXPECTED[name as keyof Environment]}.`,
  );
  throw new StartError(lines.join('\n'));
}
