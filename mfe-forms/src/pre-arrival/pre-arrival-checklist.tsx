import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { failureOf } from '@foyer/shared/api/failure.ts';
import { ChecklistResponse } from '@foyer/shared/contracts/provider/checklist.ts';
import { ChecklistField } from '@foyer/shared/forms/checklist-field.tsx';
import type { Form } from '@foyer/shared/forms/use-form.ts';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';
import { FailedSection } from '@foyer/shared/ui/cards/failed-section.tsx';
import { Skeleton, useSkeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { text } from '../text.ts';
import styles from './pre-arrival-checklist.module.css';

/** Renders the checklist; the form works without it if it fails or is empty (FORM-40). */
export function PreArrivalChecklist({ form }: { form: Form<'check_list_items'> }) {
  const query = useQuery(checklistQuery());
  const { data, error } = query;
  const loading = useSkeleton(query.isPending);
  const groups = data?.filter(({ children }) => children?.length);
  if (loading) {
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton width="60%" height={20} />
        <Skeleton height={214} radius={12} />
      </div>
    );
  }
  if (error && !groups) {
    return (
      <FailedSection
        note={text.preArrival.checklistOptional}
        {...failureOf(query, text.preArrival.checklistFailed)}
      />
    );
  }
  if (!groups?.length) return null;
  return (
    <ChecklistField
      form={form}
      name="check_list_items"
      label={text.preArrival.checklist}
      note={text.optional}
      groups={groups}
    />
  );
}

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
