import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useHydration } from '../../templates/hydration.ts';
import { Dialog } from '../controls/dialog.tsx';
import { type Country, countries, countryName } from './countries.ts';
import { CountryList } from './country-list.tsx';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import { useInputBeforeHydration } from './field-hydration.ts';
import { Flag } from './flag.tsx';
import styles from './phone-input.module.css';
import { countryOf, digitsOf, readPhone, shownOf } from './phone-number.ts';
import { text } from './text.ts';

const DEFAULT_COUNTRY = countries.find(({ iso2 }) => iso2 === 'gb') as Country;

/**
 * Renders a phone number with its country in one box; the value is in E.164.
 *
 * The value is empty if there is only a dial code. The field accepts numbers with `+` or `00`, and with
 * or without the national zero, which it removes on blur.
 */
export function PhoneInput({
  value,
  onChange,
  onBlur,
  name,
  ...field
}: FieldProps & {
  value: string;
  onChange: (phone: string) => void;
  onBlur?: () => void;
  name?: string;
}) {
  const [choosing, setChoosing] = useState(false);
  const [{ country, typed }, setShown] = useState(() => shownOf(value, DEFAULT_COUNTRY));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // The value changed from outside: a draft or a reset.
    setKnown(value);
    setShown(shownOf(value, country));
  }

  /** Accepts a typed text; groups the digits of a national number if `format`. */
  function accept(text: string, current: Country, format: boolean) {
    const { shown, phone } = readPhone(text, current, format);
    setShown(shown);
    setKnown(phone);
    onChange(phone);
  }

  const box = useInputBeforeHydration<HTMLSpanElement>(
    ([input]) => input && accept(input.value, country, false),
  );

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    // Formatting moves the caret to the end, so it waits for the blur if the guest types elsewhere.
    accept(target.value, country, target.selectionEnd === target.value.length);
  }

  function choose(chosen: Country) {
    setChoosing(false);
    const shown = value ? shownOf(value, country) : { typed };
    accept(digitsOf(shown.typed), chosen, true);
  }

  const isHydrating = useHydration();
  return (
    <>
      <Field {...field}>
        {(control) => (
          // Numbers run from left to right in every language.
          <span ref={box} className={`${fieldBox} ${styles.number}`} dir="ltr">
            <button
              type="button"
              className={styles.country}
              aria-label={text.phone.country(
                // A template is in English.
                isHydrating ? country.name : countryName(country),
                country.dialCode,
              )}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              <Flag iso2={country.iso2} />+{country.dialCode}
              <ChevronDown size={18} strokeWidth={1.6} aria-hidden />
            </button>
            <input
              {...control}
              name={name}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="1 (702) 123-4567"
              value={typed}
              onChange={type}
              onBlur={() => {
                if (!value || countryOf(value)) setShown(shownOf(value, country));
                onBlur?.();
              }}
            />
          </span>
        )}
      </Field>
      {/* Outside the field, because the number's error does not describe the search input. */}
      <Dialog open={choosing} onClose={() => setChoosing(false)} label={text.phone.countries}>
        <CountryList id={`${field.id}-country`} chosen={country.iso2} onChoose={choose} />
      </Dialog>
    </>
  );
}
