import { readableName } from '@foyer/shared/addresses/readable-name';
import { useTakeover } from '@foyer/shared/frames/takeover';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';

/**
 * The box of a title that is not known yet; whoever is read to hears the words of its slug, which a
 * frame does not know either.
 */
export function PendingTitle({ slug }: { slug: string }) {
  const takeover = useTakeover();
  return (
    <>
      {!takeover && <h1 className={hidden.hidden}>{readableName(slug)}</h1>}
      <Skeleton width="52%" height="1lh" />
    </>
  );
}
