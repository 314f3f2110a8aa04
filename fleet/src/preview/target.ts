import { localBuild } from '@foyer/gateway/look/local-build';
import { localOrigin } from '@foyer/gateway/look/look';
import { releaseHash } from '@foyer/gateway/look/release-hash';
import { isOwnMachine } from '@foyer/shared/contracts/own-machine';
import type { Release } from '@foyer/shared/contracts/release';
import { Refusal } from '../refusal.ts';
import { mustBePublished } from '../world/published.ts';
import type { World } from '../world/world.ts';
import { refusing } from './refusing.ts';

/** A remote, and behind the `@` a version or an address of this machine. */
const TARGET = /^([^@]+)@(?:http:\/\/localhost:(\d{1,5})\/?|(\d[^/]*))$/;
const LARGEST_PORT = 65_535;

/** What is looked at: the release as it is now, and what a link says of it. */
type Target = {
  release: Release;
  facts: { remote: string; version: string; hash: string } | { remote: string; port: number };
};

/** Reads what was typed as a remote and its version or address; throws a `Refusal`. */
export async function targetOf(
  typed: string,
  previewOrigin: string,
  world: World,
): Promise<Target> {
  const [, remote, port, version] = TARGET.exec(typed) ?? [];
  if (remote && port) return localTarget(remote, Number(port), previewOrigin, world);
  if (remote && version) return publishedTarget(remote, version, world);
  throw new Refusal(
    `${JSON.stringify(typed)} is neither like mfe-hotel@1.4.0 nor like mfe-hotel@http://localhost:5000.`,
  );
}

async function publishedTarget(remote: string, version: string, world: World): Promise<Target> {
  await mustBePublished(world, remote, version);
  const release = (await world.store.manifest(remote, version)) as Release;
  return { release, facts: { remote, version, hash: await releaseHash(release) } };
}

async function localTarget(
  remote: string,
  port: number,
  previewOrigin: string,
  world: World,
): Promise<Target> {
  if (port < 1 || port > LARGEST_PORT) throw new Refusal(`There is no port ${port}.`);
  if (!isOwnMachine(previewOrigin))
    throw new Refusal(
      `What this machine serves is shown by a gateway on this machine alone, and PREVIEW_URL is ${previewOrigin}: publish the build, or set PREVIEW_URL to one like http://preview.localhost:3000.`,
    );
  const release = await refusing(`There is no build at ${localOrigin(port)}`, () =>
    localBuild(remote, port, world).release(),
  );
  return { release, facts: { remote, port } };
}
