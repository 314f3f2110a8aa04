import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ChecklistResponse } from '@foyer/shared/contracts/provider/checklist.ts';
import { queryOptions } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';

/** Fetches the items that the hotel can prepare for an arrival. */
export function checklistQuery() {
  return queryOptions({
    queryKey: ['checklist'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.checklist, ChecklistResponse, { signal });
      return data ?? [];
    },
  });
}
