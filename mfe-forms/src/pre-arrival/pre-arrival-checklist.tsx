import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { ChecklistField } from '@foyer/shared/forms/checklist-field.tsx';
import type { Form } from '@foyer/shared/forms/use-form.ts';
import { useQuery } from '@foyer/shared/query';
import { FailedSection } from '@foyer/shared/ui/cards/failed-section.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton.ts';
import { text } from '../text.ts';
import { checklistQuery } from './checklist-query.ts';
import styles from './pre-arrival-checklist.module.css';

/** Renders the checklist; the form works without it if it fails or is empty (FORM-05). */
export function PreArrivalChecklist({ form }: { form: Form<'check_list_items'> }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(checklistQuery());
  const loading = useSkeleton(isPending);
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
        message={errorMessageOf(error, text.preArrival.checklistFailed)}
        note={text.preArrival.checklistOptional}
        onRetry={() => void refetch()}
        busy={isFetching}
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
      countLabel={text.preArrival.chosen}
    />
  );
}
