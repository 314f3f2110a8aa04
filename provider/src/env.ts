import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXPECTED_TRUSTED_PROXIES, TrustedProxies } from '@foyer/common/trusted-proxies';
import { EXPECTED_PUBLIC_URL, PublicUrl } from '@foyer/shared/contracts/public-url.ts';
import {
  EXPECTED_PUSHER_VARIABLES,
  PusherVariables,
} from '@foyer/shared/contracts/pusher-variables.ts';
import * as z from 'zod/mini';
import { readVariables } from './lib/variables.ts';

const integer = (minimum: number, maximum: number) =>
  z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum));

const Variables = z.extend(PusherVariables, {
  PROVIDER_PORT: z._default(integer(0, 65_535), 4000),
  FOYER_DATA: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(z.string().check(z.includes('@')), 'Foyer <no-reply@foyer.test>'),
  SECRET: z.optional(z.string().check(z.minLength(32))),
  PUSHER_APP_ID: PusherVariables.shape.PUSHER_APP_KEY,
  PUSHER_APP_SECRET: z.optional(z.string().check(z.minLength(8))),
  TRUSTED_PROXIES: TrustedProxies,
  MEDIA_BASE: z._default(
    z.string().check(z.regex(/^(https:\/\/[^\s?#]+|\/[\w./-]*[^/])$/)),
    '/api/media',
  ),
  PUBLIC_URL: z._default(PublicUrl, ['http://localhost:3000']),
  DEMO_DATA: z.optional(z.enum(['on', 'off'])),
  DATABASE_CONNECTIONS: z._default(integer(2, 1000), 10),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});
/** Requires the app's id, key and secret when another service is named; they cannot be derived. */
export const Environment = Variables.check((context) => {
  const { PUSHER_HOST, PUSHER_APP_CLUSTER } = context.value;
  if (!PUSHER_HOST && !PUSHER_APP_CLUSTER) return;
  for (const path of ['PUSHER_APP_ID', 'PUSHER_APP_KEY', 'PUSHER_APP_SECRET'] as const)
    if (!context.value[path])
      context.issues.push({ code: 'custom', input: undefined, path: [path] });
});
type Environment = z.infer<typeof Environment>;

const EXPECTED: Record<keyof Environment, string> = {
  PROVIDER_PORT: 'a port number from 0 to 65535',
  FOYER_DATA: 'a directory',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/foyer',
  SMTP_URL: 'an address like smtp://user:password@host:587',
  MAIL_FROM: 'a sender like Foyer <no-reply@example.com>',
  SECRET: 'at least 32 characters',
  PUSHER_APP_ID: 'the id of the app at PUSHER_HOST or PUSHER_APP_CLUSTER',
  PUSHER_APP_SECRET:
    'the secret of the app at PUSHER_HOST or PUSHER_APP_CLUSTER, at least 8 characters',
  ...EXPECTED_PUSHER_VARIABLES,
  TRUSTED_PROXIES: EXPECTED_TRUSTED_PROXIES,
  MEDIA_BASE: 'an https address or an absolute path without a slash at its end',
  PUBLIC_URL: EXPECTED_PUBLIC_URL,
  DEMO_DATA: 'on or off',
  DATABASE_CONNECTIONS: 'a number from 2 to 1000',
  LOG_LEVEL: 'debug, info, warn, error or silent',
};

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Resolves FOYER_DATA against the repository, so every command uses the same directory. */
export function dataDirectory(value: string | undefined): string {
  return resolve(REPOSITORY, value || '.data');
}

/** Reads the provider's variables. With `DATABASE_URL`, demo data are off by default. */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const read = readVariables(Environment, EXPECTED, variables);
  return { ...read, DEMO_DATA: read.DEMO_DATA ?? (read.DATABASE_URL ? 'off' : 'on') };
}
