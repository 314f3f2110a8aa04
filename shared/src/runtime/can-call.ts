import { page } from './page.ts';

/**
 * Returns true if the operator allows this hotel's pages to call the API. `origin` is as in `remote.ts`.
 * A call to any other origin fails at once, like a call without a network.
 */
export function canCall(origin: string): boolean {
  return page.composition.api_origins?.includes(origin) ?? false;
}
