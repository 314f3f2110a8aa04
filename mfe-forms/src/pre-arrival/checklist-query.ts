import * as endpoints from '@foyer/shared/api/endpoints';
import { ChecklistAnswer } from '@foyer/shared/contracts/checklist';
import { queryOptions } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';

/** What the guest's hotel can prepare for an arrival. */
export function checklistQuery() {
  return queryOptions({
    queryKey: ['checklist'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.checklist, ChecklistAnswer, { signal });
      return data ?? [];
    },
  });
}
