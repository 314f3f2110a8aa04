import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import styles from './date-picker.module.css';
import { dayInWords } from './day.ts';
import { Dialog } from './dialog.tsx';
import { Field, type FieldProps, fieldBox } from './field.tsx';

// Fetched when a date is first picked.
const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

/**
 * A day, chosen in a sheet whose button repeats the choice in words. The value is `YYYY-MM-DD` or
 * empty; days before `min` cannot be chosen. `min` is asked when the sheet opens: the first date
 * that a page formats in a time zone costs more than a whole form.
 */
export function DatePicker({
  value,
  onChange,
  min,
  placeholder = 'Choose a day',
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
              aria-label={`${field.label}: ${words}`}
              aria-haspopup="dialog"
              onPointerEnter={() => void import('./calendar.tsx')}
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
  return (
    <div className={styles.choice}>
      <Suspense fallback={<div className={styles.space} />}>
        <Calendar value={day} min={earliest} onChange={setDay} />
      </Suspense>
      <Button disabled={!day} onClick={() => onChoose(day)}>
        {day ? dayInWords(day, false) : 'Choose a day'}
      </Button>
      {value && (
        <Button look="quiet" onClick={() => onChoose('')}>
          Clear
        </Button>
      )}
    </div>
  );
}
