import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useHydration } from '../../templates/hydration.ts';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import { plainDigits } from './plain-digits.ts';
import { text } from './text.ts';
import {
  correctHour,
  correctMinute,
  formatTime,
  NO_TIME,
  type PickedTime,
  parseTime,
  periodLabel,
} from './time.ts';
import styles from './time-picker.module.css';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

const PERIODS = ['AM', 'PM'] as const;

/** Returns the next number for an arrow key, wrapping around. */
function step(event: KeyboardEvent, shown: string, from: number, to: number): number | undefined {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (by === undefined) return undefined;
  event.preventDefault();
  const next = shown === '' ? from : Number(shown) + by;
  return next > to ? from : next < from ? to : next;
}

/**
 * Renders hour 1 to 12, minute 0 to 59 and AM/PM.
 *
 * An invalid input is corrected on blur (AUTH-42). Tabbing through an empty time corrects nothing. The
 * value is `03:05 PM`, or empty until the guest changes it.
 */
export function TimePicker({
  value,
  onChange,
  onBlur,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void; onBlur?: () => void }) {
  const [time, setTime] = useState(() => parseTime(value));
  // Holds the typed text apart from the value; a value from outside (a reset) replaces it.
  const given = parseTime(value);
  if (formatTime(time) !== formatTime(given)) setTime(given);

  function change(changes: Partial<PickedTime>) {
    const next = { ...time, ...changes };
    setTime(next);
    onChange(formatTime(next));
  }

  const periods = useRef<HTMLDivElement>(null);

  /** True while the Tab key moves the focus. */
  const tabbing = useRef(false);

  /** Corrects the input that lost the focus, or both if the focus left both; not for an empty time passed by Tab. */
  function handleBlur(event: FocusEvent<HTMLElement>) {
    const { target, relatedTarget, currentTarget } = event;
    const both = !currentTarget.contains(relatedTarget);
    const passing = tabbing.current && !time.hour && !time.minute;
    tabbing.current = false;
    if (!passing) {
      change({
        ...((both || target.ariaLabel === text.time.hour) && { hour: correctHour(time.hour) }),
        ...((both || target.ariaLabel === text.time.minute) && {
          minute: correctMinute(time.minute),
        }),
      });
    }
    if (both) onBlur?.();
  }

  const typed = (input: string) =>
    plainDigits(input)
      .replace(/[^\d-]/g, '')
      .slice(0, 3);
  const box = useInputBeforeHydration<HTMLDivElement>(([hour, minute, am]) =>
    change({
      hour: typed(hour?.value ?? ''),
      minute: typed(minute?.value ?? ''),
      period: am?.checked ? 'AM' : 'PM',
    }),
  );
  // A template is in English.
  const word = useHydration() ? (period: PickedTime['period']) => period : periodLabel;
  return (
    <Field {...field} {...(value && { note: undefined })} group>
      {({ id, ...control }) => (
        <div ref={box} className={styles.time}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the blur of its inputs */}
          <span
            className={fieldBox}
            dir="ltr"
            onBlur={handleBlur}
            onKeyDown={({ key }) => {
              tabbing.current = key === 'Tab';
            }}
          >
            <input
              {...control}
              id={id}
              aria-label={text.time.hour}
              inputMode="numeric"
              autoComplete="off"
              placeholder="--"
              value={time.hour}
              onChange={(event) => change({ hour: typed(event.target.value) })}
              onKeyDown={(event) => {
                const hour = step(event, time.hour, 1, 12);
                if (hour !== undefined) change({ hour: String(hour) });
              }}
            />
            <span className={styles.colon} aria-hidden>
              :
            </span>
            <input
              {...control}
              id={`${id}-minute`}
              aria-label={text.time.minute}
              inputMode="numeric"
              autoComplete="off"
              placeholder="--"
              value={time.minute}
              onChange={(event) => change({ minute: typed(event.target.value) })}
              onKeyDown={(event) => {
                const minute = step(event, time.minute, 0, 59);
                if (minute !== undefined) change({ minute: String(minute).padStart(2, '0') });
              }}
            />
          </span>
          <div
            ref={periods}
            className={styles.segment}
            role="radiogroup"
            aria-label={text.time.period}
          >
            {PERIODS.map((period) => (
              <label key={period} className={styles.option}>
                <input
                  id={`${id}-${period}`}
                  type="radio"
                  name={`${field.id}-period`}
                  value={period}
                  checked={time.period === period}
                  onChange={() => change({ period })}
                />
                {word(period)}
              </label>
            ))}
          </div>
          {value && (
            <button
              type="button"
              className={styles.clear}
              aria-label={text.time.clear(field.label)}
              onClick={() => {
                onChange('');
                // This button unmounts: move the focus to an input of the field that is not corrected on blur.
                periods.current?.querySelector<HTMLElement>(`[value="${NO_TIME.period}"]`)?.focus();
              }}
            >
              {text.clear}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
