import {
  type ContributionModule,
  type ContributionName,
  contributionExpose,
} from '@foyer/shared/contracts/contribution.ts';
import { page } from '@foyer/shared/runtime';
import { SCREEN_TIME_LIMIT_MS, withTimeout } from '../lib/time-limit.ts';
import { federationDeps } from './federation.ts';
import { importOptionalPart } from './optional-part.ts';

/** Loads the contributions of all remotes to a list. Logs those that do not load and leaves them out. */
export async function loadContributions(name: ContributionName) {
  await withTimeout(federationDeps.ensureManifest(), SCREEN_TIME_LIMIT_MS);
  const loads = page.composition.remotes
    .filter(({ contributes }) => contributes?.includes(name))
    .map(async ({ name: remote }) => {
      try {
        const Component = await importOptionalPart(remote, contributionExpose(name));
        return [{ remote, module: { Component } as ContributionModule<unknown> }];
      } catch (error) {
        console.warn(`${remote}: its contribution to ${name} does not load`, error);
        return [];
      }
    });
  return (await Promise.all(loads)).flat();
}
