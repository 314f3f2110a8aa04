import { page } from './page.ts';

/**
 * Whether this page may call a further API, by its origin as `remote.ts` names it: the operator has
 * allowed it at this hotel. A call of any other fails at once, like one without a network.
 */
export function canCall(origin: string): boolean {
  return page.composition.api_origins?.includes(origin) ?? false;
}
