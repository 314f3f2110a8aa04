import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { locale } from '../../language/locale.ts';
import { number } from '../../language/number.ts';
import styles from './calendar.module.css';
import { dateOfDay, dayInWords, dayOfDate } from './day.ts';
import { text } from './text.ts';
import { weekStart } from './week-start.ts';

/** Of the one calendar that days travel in, in the words of the guest's locale. */
function inWords(date: Date, parts: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString(locale(), { calendar: 'gregory', ...parts });
}

/** The day in words: its number stands alone in them, so that it can be spoken as it is seen. */
function nameOf(date: Date, { today, selected }: Modifiers): string {
  const day = dayInWords(dayOfDate(date));
  const known = today ? text.day.today(day) : day;
  return selected ? text.day.selected(known) : known;
}

const month = (date: Date) => inWords(date, { month: 'long', year: 'numeric' });

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
      dir={document.documentElement.dir || 'ltr'}
      lang={document.documentElement.lang}
      weekStartsOn={weekStart()}
      labels={{
        labelDayButton: nameOf,
        labelGrid: month,
        labelNav: () => text.day.months,
        labelWeekday: (date) => inWords(date, { weekday: 'long' }),
        labelPrevious: () => text.day.previous,
        labelNext: () => text.day.next,
      }}
      formatters={{
        formatCaption: month,
        formatWeekdayName: (date) => inWords(date, { weekday: 'narrow' }),
        formatDay: (date) => number(date.getDate()),
      }}
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
        // Named for lines from left to right in either case; they turn with the line, by style.
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
