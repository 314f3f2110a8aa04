import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { lazyModule, useLazyModule } from '../waiting/lazy-module.ts';
import styles from './date-picker.module.css';
import { formatDay } from './day.ts';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import { text } from './text.ts';

// Loaded when the guest first opens a date picker.
const calendar = lazyModule(async () => (await import('./calendar.tsx')).Calendar);

type DayProps = {
  value: string;
  onChange: (day: string) => void;
  min?: (() => string) | undefined;
};

/**
 * Renders a date field; its button shows the chosen day in words and opens a sheet with a calendar.
 *
 * The value is `YYYY-MM-DD` or empty; days before `min` cannot be chosen. `min` is a function called when
 * the sheet opens, because the first time-zone formatting of a page is slower than rendering a form.
 */
export function DatePicker({ value, onChange, min, ...field }: FieldProps & DayProps) {
  const [open, setOpen] = useState(false);
  const buttonText = formatDay(value) || text.day.choose;

  function choose(day: string) {
    setOpen(false);
    onChange(day);
  }

  return (
    <>
      <Field {...field}>
        {(control) => (
          <span className={fieldBox}>
            <button
              {...control}
              type="button"
              className={value ? styles.day : `${styles.day} ${styles.empty}`}
              aria-label={text.day.field(field.label, buttonText)}
              aria-haspopup="dialog"
              onPointerEnter={calendar.prefetch}
              onClick={() => setOpen(true)}
            >
              {buttonText}
              <CalendarDays size={22} strokeWidth={1.6} aria-hidden />
            </button>
          </span>
        )}
      </Field>
      <Dialog open={open} onClose={() => setOpen(false)} label={field.label}>
        <Choice value={value} min={min} onChange={choose} />
      </Dialog>
    </>
  );
}

function Choice({ value, min, onChange }: DayProps) {
  const [day, setDay] = useState(value);
  const [earliest] = useState(min);
  const { code: Calendar, missing } = useLazyModule(calendar);
  const possible = day !== '' && !(earliest && day < earliest);
  return (
    <div className={styles.choice}>
      {Calendar && <Calendar value={day} min={earliest} onChange={setDay} />}
      {!Calendar && !missing && <div className={styles.space} />}
      {!Calendar && missing && (
        // The browser's own date input, if the calendar's code did not load.
        <span className={fieldBox}>
          <input
            type="date"
            aria-label={text.day.choose}
            min={earliest}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </span>
      )}
      <Button disabled={!possible} onClick={() => onChange(day)}>
        {possible ? formatDay(day, false) : text.day.choose}
      </Button>
      {value && (
        <Button variant="outlined" onClick={() => onChange('')}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}
