import { errorMessageOf } from '@foyer/shared/api/error.ts';
import type { ContributionModule, SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import { homeCategory } from '@foyer/shared/hotel/categories.ts';
import { quickInfoQuery } from '@foyer/shared/queries/quick-info-query.ts';
import { useQuery } from '@foyer/shared/query';
import { useHotel } from '@foyer/shared/runtime';
import { type ComponentProps, useEffect } from 'react';
import { childCategoriesQuery } from '../data/queries.ts';
import { breakfastOf } from '../facts/breakfast.ts';
import { text } from '../text.ts';
import { searchEntries } from './search-entries.ts';

/** Adds the facts of quick info to search (HOTEL-66). */
export function Component({
  onChange,
}: ComponentProps<ContributionModule<SearchEntry>['Component']>) {
  const hotel = useHotel();
  const { data: info, error, isPending, refetch } = useQuery(quickInfoQuery());
  const { data: places } = useQuery(childCategoriesQuery(homeCategory(hotel.categories)?.id));
  useEffect(() => {
    const breakfast = breakfastOf({ info, paragraphs: hotel.description_paragraphs, places });
    const message = errorMessageOf(error, text.quickInfo.failed);
    onChange({
      entries: searchEntries(info, hotel, breakfast),
      isPending,
      failure: error && !info ? { message, retry: () => void refetch() } : undefined,
    });
  }, [info, hotel, places, error, isPending, refetch, onChange]);
  return null;
}
