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
import {
  countryOf,
  formatNational,
  internationalPart,
  limitDigits,
  limitNational,
  PHONE_MAX_DIGITS,
  toE164,
} from './phone-number.ts';
import { plainDigits } from './plain-digits.ts';
import { text } from './text.ts';

/** The country of the field, and the text of its input. */
type Shown = { country: Country; typed: string };

const DEFAULT_COUNTRY = countries.find(({ iso2 }) => iso2 === 'gb') as Country;

/** Shows a number of E.164 without its dial code; a number of no country unchanged (AUTH-67). */
function shownOf(phone: string, current: Country): Shown {
  const country = countryOf(phone, current);
  if (!country) return { country: current, typed: phone };
  return { country, typed: formatNational(country, phone.slice(1 + country.dialCode.length)) };
}

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

  function change(shown: Shown, phone: string) {
    setShown(shown);
    setKnown(toE164(phone));
    onChange(toE164(phone));
  }

  /** Accepts a typed text; groups the digits of a national number if `format`. */
  function accept(input: string, format: boolean) {
    const plain = plainDigits(input);
    const international = internationalPart(plain);
    if (international === undefined) {
      const national = limitNational(country, plain);
      const shown = format ? formatNational(country, national) : national;
      change({ country, typed: shown }, `+${country.dialCode}${national}`);
    } else {
      const phone = limitDigits(international);
      const shown = limitDigits(plain, PHONE_MAX_DIGITS + (plain.includes('+') ? 0 : 2));
      change({ country: countryOf(phone, country) ?? country, typed: shown }, phone);
    }
  }

  const box = useInputBeforeHydration<HTMLSpanElement>(
    ([input]) => input && accept(input.value, false),
  );

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    // Formatting moves the caret to the end, so it waits for the blur if the guest types elsewhere.
    accept(target.value, target.selectionEnd === target.value.length);
  }

  function choose(chosen: Country) {
    setChoosing(false);
    const { typed: national } = value ? shownOf(value, country) : { typed };
    const limited = limitNational(chosen, national);
    const shown = { country: chosen, typed: formatNational(chosen, limited) };
    change(shown, `+${chosen.dialCode}${limited}`);
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
