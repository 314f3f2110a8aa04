import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { late, useLate } from '../waiting/late.ts';
import styles from './date-picker.module.css';
import { dayInWords } from './day.ts';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import { text } from './text.ts';

// Fetched when a date is first picked.
const calendar = late(async () => (await import('./calendar.tsx')).Calendar);

/**
 * A day, chosen in a sheet whose button repeats the choice in words. The value is `YYYY-MM-DD` or
 * empty; days before `min` cannot be chosen. `min` is asked when the sheet opens: the first date
 * that a page formats in a time zone costs more than a whole form.
 */
export function DatePicker({
  value,
  onChange,
  min,
  placeholder = text.day.choose,
  ...field
}: FieldProps & {
  value: string;
  onChange: (day: string) => void;
  min?: () => string;
  placeholder?: string;
}) {
  const [open, setOpen] = useState(false);
  const words = dayInWords(value) || placeholder;

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
              aria-label={text.day.field(field.label, words)}
              aria-haspopup="dialog"
              onPointerEnter={calendar.prefetch}
              onClick={() => setOpen(true)}
            >
              {words}
              <CalendarDays size={22} strokeWidth={1.6} aria-hidden />
            </button>
          </span>
        )}
      </Field>
      <Dialog open={open} onClose={() => setOpen(false)} label={field.label}>
        <Choice value={value} min={min} onChoose={choose} />
      </Dialog>
    </>
  );
}

function Choice({
  value,
  min,
  onChoose,
}: {
  value: string;
  min: (() => string) | undefined;
  onChoose: (day: string) => void;
}) {
  const [day, setDay] = useState(value);
  const [earliest] = useState(min);
  const { code: Calendar, missing } = useLate(calendar);
  const possible = day !== '' && !(earliest && day < earliest);
  return (
    <div className={styles.choice}>
      {Calendar && <Calendar value={day} min={earliest} onChange={setDay} />}
      {!Calendar && !missing && <div className={styles.space} />}
      {!Calendar && missing && (
        // The browser's own, which needs nothing from the network.
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
      <Button disabled={!possible} onClick={() => onChoose(day)}>
        {possible ? dayInWords(day, false) : text.day.choose}
      </Button>
      {value && (
        <Button look="quiet" onClick={() => onChoose('')}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}
