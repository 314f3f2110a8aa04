import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import styles from './calendar.module.css';
import { dateOfDay, dayInWords, dayOfDate } from './day.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'narrow' });

/** The day in words: its number stands alone in them, so that it can be spoken as it is seen. */
function nameOf(date: Date, { today, selected }: Modifiers): string {
  const marks = [today && 'today', selected && 'selected'].filter(Boolean);
  return [dayInWords(dayOfDate(date)), ...marks].join(', ');
}

/** A month of 44 px days; a module of its own, because it is only needed when a sheet opens. */
export function Calendar({
  value,
  min,
  onChange,
}: {
  value: string;
  min: string | undefined;
  onChange: (day: string) => void;
}) {
  const selected = dateOfDay(value);
  const first = min ? dateOfDay(min) : undefined;
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      selected={selected}
      defaultMonth={selected ?? first}
      onSelect={(date) => onChange(dayOfDate(date))}
      {...(first && { today: first, startMonth: first, disabled: { before: first } })}
      labels={{ labelDayButton: nameOf }}
      formatters={{ formatWeekdayName: (date) => WEEKDAY.format(date) }}
      classNames={{
        months: styles.months,
        month_caption: styles.caption,
        nav: styles.nav,
        button_previous: styles.step,
        button_next: styles.step,
        month_grid: styles.grid,
        weekday: styles.weekday,
        day: styles.cell,
        day_button: styles.day,
        today: styles.today,
        selected: styles.selected,
        disabled: styles.disabled,
        outside: styles.outside,
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? (
            <ChevronLeft size={22} strokeWidth={1.6} aria-hidden />
          ) : (
            <ChevronRight size={22} strokeWidth={1.6} aria-hidden />
          ),
      }}
    />
  );
}
