/** Starts the provider and one gateway per app as processes. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { isFree } from '@foyer/build/ports';
import { startServer, stopProcess, untilHealthy } from '@foyer/scripts/processes';
import { SIGNED_IN_COOKIE, STAY_COOKIE, STAY_STEPS_COOKIE } from '@foyer/shared/contracts/page.ts';
import { LoginResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import { stayOf } from '@foyer/shared/hotel/stay.ts';
import { onShutdown } from './shutdown.ts';

export const PORTS = {
  provider: 4611,
  foyer: 4612,
  plain: 4613,
  next: 4614,
  peer: 4615,
  fresh: 4616,
};
/** The gateway scripts. The gateway of the plain app does not check the releases of its store. */
const GATEWAYS = { foyer: 'platform/gateway/src/server.ts', plain: 'bench/src/plain-gateway.ts' };
const HEALTHY_MS = 60_000;

/** Holds the local storage values and the cookies of a signed-in guest. */
export type Guest = { stored: { token: string; user: string }; cookies: string[] };
export type App = { name: 'Foyer' | 'plain' | 'Next.js'; url: string };
export type Site = {
  foyer: App;
  plain: App;
  guest: Guest;
  provider: string;
  /** Foyer's data directory. */
  data: string;
};

export const localUrl = (port: number) => `http://localhost:${port}`;

/** Throws if a port of the site is in use. */
export async function requireFreePorts(): Promise<void> {
  for (const port of Object.values(PORTS))
    if (!(await isFree(port))) throw new Error(`Port ${port} is in use: stop what uses it.`);
}

/** Starts a server script and waits until it is healthy. Stops it at shutdown at the latest. */
export async function serve(
  script: string,
  variables: Record<string, string>,
  health: string,
  ...parameters: string[]
): Promise<ChildProcess> {
  const server = startServer(
    join(ROOT, script),
    { LOG_LEVEL: 'error', ...variables },
    ...parameters,
  );
  onShutdown(() => stopProcess(server));
  await untilHealthy(server, health, HEALTHY_MS);
  return server;
}

/** Starts the provider of all apps, with its data in Foyer's data directory. */
export function startProvider(data: string): Promise<ChildProcess> {
  return serve(
    'bench/src/provider.ts',
    { PROVIDER_PORT: String(PORTS.provider), FOYER_DATA: data },
    `${localUrl(PORTS.provider)}/healthz`,
  );
}

/** Starts the gateway of an app in front of the provider. */
export async function startApp(
  app: 'foyer' | 'plain',
  data: string,
  port = PORTS[app],
): Promise<App> {
  const variables = {
    PORT: String(port),
    PROVIDER_URL: localUrl(PORTS.provider),
    FOYER_DATA: data,
  };
  await serve(GATEWAYS[app], variables, `${localUrl(port)}/-/healthz`);
  return { name: app === 'foyer' ? 'Foyer' : 'plain', url: localUrl(port) };
}

/** Starts an attack of `attacks/attacker.ts` on a gateway; returns a function that ends it. */
export function attack(name: string, url: string): () => Promise<unknown> {
  const attacker = startServer(join(ROOT, 'bench/src/attacks/attacker.ts'), {}, name, url);
  const stop = () => stopProcess(attacker);
  onShutdown(stop);
  return stop;
}

export async function startSite(data: { foyer: string; plain: string }): Promise<Site> {
  await startProvider(data.foyer);
  const foyer = await startApp('foyer', data.foyer);
  const plain = await startApp('plain', data.plain);
  return {
    foyer,
    plain,
    guest: await signIn(foyer.url, 'grand-plaza'),
    provider: localUrl(PORTS.provider),
    data: data.foyer,
  };
}

/** Signs in the demo guest of `slug`. */
export async function signIn(url: string, slug: string): Promise<Guest> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `guest@${slug}.test`, password: 'Welcome123' }),
  });
  const { data } = LoginResponse.parse(await answer.json());
  if (!data?.token) throw new Error('The demo guest cannot sign in.');
  return guestOf(data.token, data.user);
}

/** Returns the stored values and cookies of a guest after sign-in. */
export function guestOf(token: string, user: Parameters<typeof stayOf>[0]): Guest {
  const stay = stayOf(user, { features: ['requests-state'] }, Date.now());
  return {
    stored: { token, user: JSON.stringify(user) },
    cookies: [
      SIGNED_IN_COOKIE,
      ...(stay ? [STAY_COOKIE] : []),
      ...(stay?.hasSteps ? [STAY_STEPS_COOKIE] : []),
    ],
  };
}
