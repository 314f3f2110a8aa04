import type { ComponentProps, CSSProperties } from 'react';
import { useHydration } from '../../templates/hydration.ts';
import styles from './code-input.module.css';
import { useInputBeforeHydration } from './field-hydration.ts';
import { plainDigits } from './plain-digits.ts';

/** Returns the first `length` digits of a typed, pasted or autofilled text. */
function codeDigits(text: string, length: number): string {
  return plainDigits(text).replace(/\D/g, '').slice(0, length);
}

/**
 * Renders a one-time code as one box per digit over a single input.
 *
 * Paste and autofill therefore work. The caret stays at the end; a pasted code replaces the value.
 * Before hydration the input itself shows the typed text.
 */
export function CodeInput({
  label,
  length,
  value,
  error,
  onChange,
  ...input
}: {
  label: string;
  length: number;
  value: string;
  /** Marks the input; the screen shows the message. */
  error?: string | undefined;
  onChange: (value: string) => void;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>) {
  const isHydrating = useHydration();
  const box = useInputBeforeHydration<HTMLDivElement>(
    ([field]) => field && onChange(codeDigits(field.value, length)),
  );
  const next = Math.min(value.length, length - 1);
  return (
    <div
      ref={box}
      className={styles.code}
      dir="ltr"
      style={{ '--length': length } as CSSProperties}
    >
      <input
        aria-invalid={error ? true : undefined}
        {...input}
        className={isHydrating ? `${styles.input} ${styles.early}` : styles.input}
        aria-label={label}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onChange(codeDigits(event.target.value, length))}
        onPaste={(event) => {
          const pasted = codeDigits(event.clipboardData.getData('text'), length);
          if (pasted.length < length) return;
          event.preventDefault();
          onChange(pasted);
        }}
        onSelect={({ currentTarget: field }) => {
          const end = field.value.length;
          if (field.selectionStart === field.selectionEnd && field.selectionEnd !== end)
            field.setSelectionRange(end, end);
        }}
      />
      <div className={styles.boxes} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={styles.box}
            data-filled={index < value.length || undefined}
            data-next={index === next || undefined}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
