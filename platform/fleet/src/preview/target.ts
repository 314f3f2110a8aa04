import { localBuild, localOrigin, releaseHash } from '@foyer/preview';
import { FleetError } from '@foyer/releases/composition';
import type { Release } from '@foyer/releases/contracts';
import { Refusal } from '@foyer/releases/refusal';
import { requirePublished } from '@foyer/releases/store';
import { isLoopback } from '@foyer/shared/contracts/loopback.ts';
import type { Deps } from '../deps/deps.ts';

/** Matches a remote and, after the `@`, a version or a local address. */
const TARGET = /^([^@]+)@(?:http:\/\/localhost:(\d{1,5})\/?|(\d[^/]*))$/;
const MAX_PORT = 65_535;

/**
 * Resolves a remote with its version or local address to the release and the claims that identify it
 * in a link; throws a `Refusal`.
 */
export async function targetOf(target: string, previewOrigin: string, deps: Deps) {
  const [, remote, port, version] = TARGET.exec(target) ?? [];
  if (remote && port) return localTarget(remote, Number(port), previewOrigin, deps);
  if (remote && version) return publishedTarget(remote, version, deps);
  throw new Refusal(
    `${JSON.stringify(target)} is neither like mfe-hotel@1.4.0 nor like mfe-hotel@http://localhost:5000.`,
  );
}

async function publishedTarget(remote: string, version: string, deps: Deps) {
  await requirePublished(deps, remote, version);
  const release = (await deps.store.manifest(remote, version)) as Release;
  return { release, claims: { remote, version, hash: await releaseHash(release) } };
}

async function localTarget(remote: string, port: number, previewOrigin: string, deps: Deps) {
  if (port < 1 || port > MAX_PORT) throw new Refusal(`There is no port ${port}.`);
  if (!isLoopback(previewOrigin))
    throw new Refusal(
      `Only a gateway on this machine can preview a local build, but PREVIEW_URL is ${previewOrigin}: publish the build, or set PREVIEW_URL to an origin such as http://preview.localhost:3000.`,
    );
  const release = await asRefusal(`There is no build at ${localOrigin(port)}`, () =>
    localBuild(remote, port, deps).release(),
  );
  return { release, claims: { remote, port } };
}

/** Converts a `FleetError` of an action to a `Refusal`, one cause per line. */
export async function asRefusal<Result>(
  sentence: string,
  action: () => Promise<Result>,
): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof FleetError)) throw error;
    throw new Refusal([`${sentence}:`, ...error.problems.map((one) => `  ${one}.`)].join('\n'));
  }
}
