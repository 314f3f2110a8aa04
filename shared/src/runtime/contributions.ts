import type { ContributionModule, ContributionName } from '../contracts/contribution.ts';
import { type LazyModule, lazyModule } from '../ui/waiting/lazy-module.ts';

/** The contribution of one remote to one list. */
export type LoadedContribution = { remote: string; module: ContributionModule<unknown> };
type Load = (name: ContributionName) => Promise<LoadedContribution[]>;

let load: Load = () => Promise.reject(new Error('The shell has not started'));
const lists = new Map<ContributionName, LazyModule<LoadedContribution[]>>();

/** Loads what the hotel's remotes contribute to a list. */
export const contributions = {
  /** Sets the function that loads them; the shell calls it. */
  loadWith(next: Load): void {
    load = next;
    lists.clear();
  },

  /** Returns the contributions to a list, loaded once. Those that do not load are left out. */
  to(name: ContributionName): LazyModule<LoadedContribution[]> {
    const known = lists.get(name) ?? lazyModule(() => load(name));
    lists.set(name, known);
    return known;
  },
};
