import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTakeover } from '../../frames/takeover.ts';
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
  periodWord,
} from './time.ts';
import styles from './time-picker.module.css';
import { useTypedEarly } from './use-typed-early.ts';

const PERIODS = ['AM', 'PM'] as const;

/** One up or down with the arrow keys, round and round. */
function step(event: KeyboardEvent, shown: string, from: number, to: number): number | undefined {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (by === undefined) return undefined;
  event.preventDefault();
  const next = shown === '' ? from : Number(shown) + by;
  return next > to ? from : next < from ? to : next;
}

/**
 * Hour 1 to 12, minute 0 to 59 and AM/PM; what is wrong is corrected when a part is left
 * (AUTH-42), unless the Tab key only passes through. The value is `03:05 PM`, empty
 * until the guest touches it.
 */
export function TimePicker({
  value,
  onChange,
  onBlur,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void; onBlur?: () => void }) {
  const [time, setTime] = useState(() => parseTime(value));
  // Typed text is kept apart from the value; a value from elsewhere (a reset) replaces it.
  const given = parseTime(value);
  if (formatTime(time) !== formatTime(given)) setTime(given);

  function change(part: Partial<PickedTime>) {
    const next = { ...time, ...part };
    setTime(next);
    onChange(formatTime(next));
  }

  const periods = useRef<HTMLDivElement>(null);

  /** Whether the focus is being moved on by the Tab key. */
  const tabbing = useRef(false);

  /** A part is corrected when it is left, both when both are; passing an empty time chooses none. */
  function leave(event: FocusEvent<HTMLElement>) {
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

  const typed = (part: string) =>
    plainDigits(part)
      .replace(/[^\d-]/g, '')
      .slice(0, 3);
  const box = useTypedEarly<HTMLDivElement>(([hour, minute, am]) =>
    change({
      hour: typed(hour?.value ?? ''),
      minute: typed(minute?.value ?? ''),
      period: am?.checked ? 'AM' : 'PM',
    }),
  );
  // A frame says it in English.
  const word = useTakeover() ? (period: PickedTime['period']) => period : periodWord;
  return (
    <Field {...field} {...(value && { note: undefined })} group>
      {({ id, ...control }) => (
        <div ref={box} className={styles.time}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears when focus leaves its inputs */}
          <span
            className={fieldBox}
            dir="ltr"
            onBlur={leave}
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
                // This button goes; the focus stays in the field, and in no part that is corrected.
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
