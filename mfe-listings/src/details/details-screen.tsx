import { useLocation, useParams } from '@foyer/shared/router';
import * as z from '@foyer/shared/schema';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { useMemo } from 'react';
import { DetailsState } from '../data/details-state.ts';
import { DetailsPage } from './details-page.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { NoDetails } from './no-details.tsx';

/** Loads the sanitiser; the data comes with the link's state. */
export function loader() {
  loadSanitiser();
  return null;
}

/** Renders a listing or its child from the link's state (LIST-13, LIST-14). */
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
  // The template does not know the link's state, which only this device has.
  if (useHydration()) return <DetailsSkeleton />;
  return data ? <DetailsPage key={pathname} listing={data} segments={segments} /> : <NoDetails />;
}
