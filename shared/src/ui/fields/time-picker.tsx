import { type FocusEvent, Fragment, useRef, useState } from 'react';
import { useHydration } from '../../templates/hydration.ts';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import { useInputBeforeHydration } from './field-hydration.ts';
import { useCorrections } from './lib/use-corrections.ts';
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

const PERIODS = ['AM', 'PM'] as const;

/** Keeps what can be a number of a typed text. */
function typed(input: string): string {
  return plainDigits(input)
    .replace(/[^\d-]/g, '')
    .slice(0, 3);
}

/** The inputs: their range, the digits that an arrow key writes, and the correction on blur. */
const INPUTS = [
  { part: 'hour', first: 1, last: 12, digits: 1, correct: correctHour },
  { part: 'minute', first: 0, last: 59, digits: 2, correct: correctMinute },
] as const;

/** Returns the next number of an input's range, which wraps around. */
function step(value: string, by: number, { first, last, digits }: (typeof INPUTS)[number]): string {
  const next = value === '' ? first : Number(value) + by;
  return String(next > last ? first : next < first ? last : next).padStart(digits, '0');
}

/**
 * Renders hour 1 to 12, minute 0 to 59 and AM/PM.
 *
 * An invalid input is corrected on blur (AUTH-106), with a message if it was out of range. Tabbing
 * through an empty time corrects nothing. The value is `03:05 PM`, or empty until the guest changes it.
 */
export function TimePicker({
  value,
  onChange,
  onBlur,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void; onBlur?: () => void }) {
  const [time, setTime] = useState(() => parseTime(value));
  const corrections = useCorrections();
  // Holds the typed text apart from the value; a value from outside (a reset) replaces it.
  const given = parseTime(value);
  if (formatTime(time) !== formatTime(given)) setTime(given);

  function change(changes: Partial<PickedTime>) {
    const next = { ...time, ...changes };
    setTime(next);
    onChange(formatTime(next));
  }

  function changeInput(part: 'hour' | 'minute', value: string) {
    corrections.drop(part);
    change({ [part]: value });
  }

  const idOf = (part: 'hour' | 'minute') => (part === 'hour' ? field.id : `${field.id}-minute`);

  /** True while the Tab key moves the focus. */
  const tabbing = useRef(false);

  /** Corrects every input without the focus; not an empty time passed by Tab. */
  function handleBlur({ relatedTarget }: FocusEvent) {
    const left = INPUTS.filter(({ part }) => relatedTarget?.id !== idOf(part));
    const passing = tabbing.current && !time.hour && !time.minute;
    tabbing.current = false;
    if (!passing) {
      const corrected = left.map(({ part, correct }) => [part, correct(time[part])]);
      change(Object.fromEntries(corrected));
      corrections.add(time, Object.fromEntries(corrected));
    }
    if (left.length === INPUTS.length) onBlur?.();
  }

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
            {INPUTS.map((input) => (
              <Fragment key={input.part}>
                {input.part === 'minute' && (
                  <span className={styles.colon} aria-hidden>
                    :
                  </span>
                )}
                <input
                  {...control}
                  id={idOf(input.part)}
                  aria-label={text.time[input.part]}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="--"
                  value={time[input.part]}
                  onChange={({ target }) => changeInput(input.part, typed(target.value))}
                  onKeyDown={(event) => {
                    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
                    if (!by) return;
                    event.preventDefault();
                    changeInput(input.part, step(time[input.part], by, input));
                  }}
                />
              </Fragment>
            ))}
          </span>
          <div className={styles.segment} role="radiogroup" aria-label={text.time.period}>
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
                corrections.clear();
                // This button unmounts: move the focus to an input of the field that is not corrected on blur.
                document.getElementById(`${id}-${NO_TIME.period}`)?.focus();
              }}
            >
              {text.clear}
            </button>
          )}
          <p className={styles.corrected} role="status">
            {corrections.message}
          </p>
        </div>
      )}
    </Field>
  );
}
