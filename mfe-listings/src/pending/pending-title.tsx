import { readableName } from '@foyer/shared/addresses/readable-name';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';

/** The box of a title that is not known yet; whoever is read to hears the words of its slug. */
export function PendingTitle({ slug }: { slug: string }) {
  return (
    <>
      <h1 className={hidden.hidden}>{readableName(slug)}</h1>
      <Skeleton width="52%" height="1.9375rem" />
    </>
  );
}
