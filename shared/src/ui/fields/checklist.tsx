import { ChevronDown } from 'lucide-react';
import styles from './checklist.module.css';
import { Field, type FieldProps } from './field.tsx';

type Group = {
  name: string;
  children?: readonly { id: number; name: string }[] | null | undefined;
};

/**
 * Items to tick in groups that open and close, closed at first: a closed one says how many of its
 * items are chosen. The value is the ids of all that are.
 */
export function Checklist({
  groups,
  chosenWords,
  value,
  onChange,
  ...field
}: FieldProps & {
  groups: readonly Group[];
  /** "2 chosen" */
  chosenWords: (count: number) => string;
  value: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}) {
  const known = groups.flatMap(({ children }) => (children ?? []).map(({ id }) => id));

  /** In the list's order, and without what the hotel has taken from it meanwhile. */
  function tick(item: number, on: boolean) {
    onChange(known.filter((id) => (id === item ? on : value.includes(id))));
  }

  return (
    <Field {...field} group>
      {({ id, 'aria-describedby': below }) => (
        // Takes the focus where the provider refuses what is chosen.
        <div id={id} tabIndex={-1} className={styles.list} aria-describedby={below}>
          {groups.map(({ name, children }) => (
            <details key={name} className={styles.group}>
              <summary className={styles.summary}>
                <span dir="auto">{name}</span>
                <Chosen
                  count={(children ?? []).filter((item) => value.includes(item.id)).length}
                  words={chosenWords}
                />
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

function Chosen({ count, words }: { count: number; words: (count: number) => string }) {
  return count > 0 ? <small className={styles.chosen}>{words(count)}</small> : null;
}
