/** Provider and one gateway for each app, as processes of their own. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { LoginAnswer } from '@foyer/shared/contracts/auth-answers';
import { SIGNED_IN_COOKIE, STAY_COOKIE } from '@foyer/shared/contracts/page';
import { dayAt } from '@foyer/shared/hotel/hotel-time';
import { stayOf } from '@foyer/shared/hotel/stay-of';
import { ROOT } from '../../scripts/packages.ts';
import { isFree } from '../../scripts/ports.ts';
import { startServer, stopped, untilHealthy } from '../../scripts/processes.ts';
import { atEnd } from './ending.ts';

export const PORTS = { provider: 4611, foyer: 4612, plain: 4613, next: 4614, peer: 4615 };
/** The same gateway; the plain app's has a store whose releases are not checked. */
const GATEWAYS = { foyer: 'gateway/src/server.ts', plain: 'bench/src/plain-gateway.ts' };
const HEALTHY_MS = 60_000;

/** Somebody who is signed in: what the app keeps of them in local storage, and the cookies it sets. */
export type Guest = { stored: { token: string; user: string }; cookies: string[] };
export type App = { name: 'Foyer' | 'plain' | 'Next.js'; url: string };
export type Site = { foyer: App; plain: App; guest: Guest; provider: string };

export const local = (port: number) => `http://localhost:${port}`;

/** Throws where something else has a port of the site's. */
export async function portsAreFree(): Promise<void> {
  for (const port of Object.values(PORTS))
    if (!(await isFree(port))) throw new Error(`Port ${port} is in use: stop what uses it.`);
}

/** Starts a script that serves, and waits until it does; it is ended at the end at the latest. */
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
  atEnd(() => stopped(server));
  await untilHealthy(server, health, HEALTHY_MS);
  return server;
}

/** Starts the provider of all apps, whose data lie beside Foyer's. */
export function startProvider(data: string): Promise<ChildProcess> {
  return serve(
    'bench/src/provider.ts',
    { PROVIDER_PORT: String(PORTS.provider), FOYER_DATA: data },
    `${local(PORTS.provider)}/healthz`,
  );
}

/** Starts the gateway of an app, behind which the provider is. */
export async function startApp(app: 'foyer' | 'plain', data: string): Promise<App> {
  const variables = {
    PORT: String(PORTS[app]),
    PROVIDER_URL: local(PORTS.provider),
    FOYER_DATA: data,
  };
  await serve(GATEWAYS[app], variables, `${local(PORTS[app])}/-/healthz`);
  return { name: app === 'foyer' ? 'Foyer' : 'plain', url: local(PORTS[app]) };
}

export async function startSite(data: { foyer: string; plain: string }): Promise<Site> {
  await startProvider(data.foyer);
  const foyer = await startApp('foyer', data.foyer);
  const plain = await startApp('plain', data.plain);
  return {
    foyer,
    plain,
    guest: await signIn(foyer.url, 'grand-plaza'),
    provider: local(PORTS.provider),
  };
}

/** Signs in the demo guest of `slug`. */
export async function signIn(url: string, slug: string): Promise<Guest> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `guest@${slug}.test`, password: 'Welcome123' }),
  });
  const { data } = LoginAnswer.parse(await answer.json());
  if (!data?.token) throw new Error('The demo guest cannot sign in.');
  return signedIn(data.token, data.user);
}

/** What the app keeps of this guest once they have signed in. */
export function signedIn(token: string, user: Parameters<typeof stayOf>[0]): Guest {
  const stay = stayOf(user, dayAt(Date.now(), undefined));
  return {
    stored: { token, user: JSON.stringify(user) },
    cookies: [SIGNED_IN_COOKIE, ...(stay ? [STAY_COOKIE] : [])],
  };
}
