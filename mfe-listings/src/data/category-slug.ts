import { PageNotFound } from '@foyer/shared/runtime';

/** What would lead out of the provider's address for categories wherever a proxy decodes it. */
const WAY_OUT = /[/\\]|^\.{1,2}$/;

/** The slug that an address names; one that can be none says that nothing is there (FAULT-29). */
export function categorySlugOf(segment: string | undefined): string {
  if (!segment || WAY_OUT.test(segment)) throw new PageNotFound();
  return segment;
}
