import { useTakeover } from '@foyer/shared/frames/takeover';
import { useLocation, useParams } from '@foyer/shared/router';
import * as z from '@foyer/shared/schema';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text';
import { useMemo } from 'react';
import { DetailsPage } from './details-page.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { DetailsState } from './details-state.ts';
import { NoDetails } from './no-details.tsx';

/** Everything to show comes along with the link; only what draws it is started. */
export function loader() {
  loadSanitiser();
  return null;
}

/** A listing, or one that belongs to it, as the link brought it (LIST-13, LIST-14). */
export function Component() {
  const { state, pathname } = useLocation();
  const {
    categorySlug = '',
    subCategorySlug = '',
    childCategorySlug = '',
    subChildCategory,
  } = useParams();
  const { data } = useMemo(() => z.safeParse(DetailsState, state), [state]);
  const segments = useMemo(
    () =>
      [categorySlug, subCategorySlug, childCategorySlug, subChildCategory].filter(
        (segment) => segment !== undefined,
      ),
    [categorySlug, subCategorySlug, childCategorySlug, subChildCategory],
  );
  // What a link brought this device remembers, and no frame.
  if (useTakeover()) return <DetailsSkeleton />;
  return data ? <DetailsPage key={pathname} listing={data} segments={segments} /> : <NoDetails />;
}
