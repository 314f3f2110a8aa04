import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import styles from './text-area.module.css';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

/** Renders a labelled multi-line text field that grows with its content. */
export function TextArea({
  id,
  label,
  note,
  hint,
  error,
  value,
  onChange,
  ...textarea
}: FieldProps & { value: string; onChange: (text: string) => void } & Omit<
    ComponentProps<'textarea'>,
    'id' | 'value' | 'onChange'
  >) {
  const box = useInputBeforeHydration<HTMLSpanElement>(([field]) => field && onChange(field.value));
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <span ref={box} className={fieldBox}>
          <span className={styles.grows} data-text={value}>
            <textarea
              dir="auto"
              {...textarea}
              {...control}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
