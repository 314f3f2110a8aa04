import { defineTexts } from '../../language/define-texts.ts';
import { number } from '../../language/number.ts';

/** Texts of the fields, as docs/behaviour.md specifies them. */
export const text = defineTexts({
  clear: 'Clear',
  chosen: (count: number) => `${number(count)} chosen`,
  day: {
    choose: 'Choose a day',
    field: (label: string, day: string) => `${label}: ${day}`,
    months: 'Months',
    previous: 'Previous month',
    next: 'Next month',
    today: (day: string) => `${day}, today`,
    selected: (day: string) => `${day}, selected`,
  },
  time: {
    hour: 'Hour',
    minute: 'Minute',
    period: 'AM or PM',
    clear: (label: string) => `Clear ${label}`,
    corrected: {
      hour: (from: string, to: string) => `Hours go from 1 to 12: ${from} became ${to}.`,
      minute: (from: string, to: string) => `Minutes go from 0 to 59: ${from} became ${to}.`,
    },
  },
  phone: {
    country: (name: string, dialCode: string) => `Country: ${name}, +${dialCode}`,
    countries: 'Country',
    search: 'Search countries',
    placeholder: 'search',
    none: 'No entries to show',
  },
});
