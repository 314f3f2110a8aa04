import { readableName } from '@foyer/shared/addresses/readable-name.ts';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';

/**
 * Renders a box for a title that is not loaded yet. Screen readers read the words of its slug,
 * which the template does not know.
 */
export function TitleSkeleton({ slug }: { slug: string }) {
  const isHydrating = useHydration();
  return (
    <>
      {!isHydrating && <h1 className={hidden.hidden}>{readableName(slug)}</h1>}
      <Skeleton width="52%" height="1lh" />
    </>
  );
}
