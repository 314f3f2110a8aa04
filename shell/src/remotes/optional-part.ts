import { page } from '@foyer/shared/runtime';
import type { ComponentType } from 'react';
import { SCREEN_TIME_LIMIT_MS, withTimeout } from '../lib/time-limit.ts';
import { isScreen } from './fallback-chain.ts';
import { federationDeps } from './federation.ts';

/**
 * Imports a component that a remote exposes beside its screens. There is no fallback: it is tried once
 * from the current release. Throws if it does not load.
 */
export async function importOptionalPart(remote: string, expose: string): Promise<ComponentType> {
  await withTimeout(federationDeps.ensureManifest(remote), SCREEN_TIME_LIMIT_MS);
  const source = page.composition.remotes.find(({ name }) => name === remote)?.sources[0];
  if (!source) throw new Error(`${remote} is not enabled`);
  const module = await withTimeout(
    federationDeps.importExpose(source, expose),
    SCREEN_TIME_LIMIT_MS,
  );
  if (!isScreen(module)) throw new Error('It exports no Component');
  return module.Component;
}
