import { PageNotFound } from '@foyer/shared/runtime';

/** Segments that would leave the provider's category path if a proxy decodes them. */
const PATH_TRAVERSAL = /[/\\]|^\.{1,2}$/;

/** Returns a path segment as a slug; throws `PageNotFound` if it cannot be one (FAULT-29). */
export function categorySlugOf(segment: string | undefined): string {
  if (!segment || PATH_TRAVERSAL.test(segment)) throw new PageNotFound();
  return segment;
}
