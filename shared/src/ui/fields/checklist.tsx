import { ChevronDown } from 'lucide-react';
import styles from './checklist.module.css';
import { Field, type FieldProps } from './field.tsx';
import { text } from './text.ts';

type Item = { id: number; name: string };
type Group = { name: string; children?: readonly Item[] | null | undefined };

/**
 * Renders checkboxes in groups that expand, collapsed at first; a group shows its number of chosen items.
 *
 * The value is the ids of all chosen items.
 */
export function Checklist({
  groups,
  value,
  onChange,
  ...field
}: FieldProps & {
  groups: readonly Group[];
  value: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}) {
  const known = groups.flatMap(({ children }) => (children ?? []).map(({ id }) => id));

  const count = (items: Group['children']) =>
    items?.filter(({ id }) => value.includes(id)).length ?? 0;

  /** Keeps the order of the list and drops items that the hotel has removed. */
  function tick(item: number, on: boolean) {
    onChange(known.filter((id) => (id === item ? on : value.includes(id))));
  }

  return (
    <Field {...field} group>
      {({ id, 'aria-describedby': below }) => (
        // Focusable for an error of the provider.
        <div id={id} tabIndex={-1} className={styles.list} aria-describedby={below}>
          {groups.map(({ name, children }) => (
            <details key={name} className={styles.group}>
              <summary className={styles.summary}>
                <span dir="auto">{name}</span>
                {count(children) > 0 && (
                  <small className={styles.chosen}>{text.chosen(count(children))}</small>
                )}
                <ChevronDown className={styles.mark} size={20} strokeWidth={1.6} aria-hidden />
              </summary>
              {(children ?? []).map((item) => (
                <label key={item.id} className={styles.item}>
                  <input
                    id={`${id}-${item.id}`}
                    type="checkbox"
                    checked={value.includes(item.id)}
                    onChange={(event) => tick(item.id, event.target.checked)}
                  />
                  <span dir="auto">{item.name}</span>
                </label>
              ))}
            </details>
          ))}
        </div>
      )}
    </Field>
  );
}
