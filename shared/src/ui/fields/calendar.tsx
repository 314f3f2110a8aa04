import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { locale } from '../../language/locale.ts';
import { number } from '../../language/number.ts';
import styles from './calendar.module.css';
import { dateOfDay, dayOfDate, formatDay } from './day.ts';
import { text } from './text.ts';
import { weekStart } from './week-start.ts';

/** Formats a date of the Gregorian calendar in the guest's locale. */
function formatDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString(locale(), { calendar: 'gregory', ...options });
}

/** Returns the accessible name of a day; it contains the visible number, for voice control. */
function labelOf(date: Date, { today, selected }: Modifiers): string {
  const day = formatDay(dayOfDate(date));
  const label = today ? text.day.today(day) : day;
  return selected ? text.day.selected(label) : label;
}

const month = (date: Date) => formatDate(date, { month: 'long', year: 'numeric' });

/** Renders a month of 44 px days; a separate chunk, loaded when the sheet first opens. */
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
      dir={document.documentElement.dir || 'ltr'}
      lang={document.documentElement.lang}
      weekStartsOn={weekStart()}
      labels={{
        labelDayButton: labelOf,
        labelGrid: month,
        labelNav: () => text.day.months,
        labelWeekday: (date) => formatDate(date, { weekday: 'long' }),
        labelPrevious: () => text.day.previous,
        labelNext: () => text.day.next,
      }}
      formatters={{
        formatCaption: month,
        formatWeekdayName: (date) => formatDate(date, { weekday: 'narrow' }),
        formatDay: (date) => number(date.getDate()),
      }}
      classNames={styles}
      components={{
        // react-day-picker names them for left to right; the styles mirror them.
        Chevron({ orientation }) {
          const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
          return <Icon size={22} strokeWidth={1.6} aria-hidden />;
        },
      }}
    />
  );
}
