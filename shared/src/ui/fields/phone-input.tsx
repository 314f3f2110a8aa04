import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { usePhoneInput } from 'react-international-phone';
import { countryName } from './country-name.ts';
import { CountrySheet } from './country-sheet.tsx';
import { Field, type FieldProps, fieldBox } from './field.tsx';
import { Flag } from './flag.tsx';
import styles from './phone-input.module.css';
import {
  hasCountry,
  internationalPart,
  limitDigits,
  PHONE_MAX_DIGITS,
  toE164,
  withDialCode,
} from './phone-number.ts';
import { plainDigits } from './plain-digits.ts';
import { text } from './text.ts';

/**
 * A phone with its country in one box. The value is the international number as far as it is
 * typed, empty while there is nothing but a dial code. Numbers are taken as people write them:
 * with `+` or `00`, with or without the national zero, which goes when the field is left.
 */
export function PhoneInput({
  value,
  onChange,
  onBlur,
  ref,
  defaultCountry = 'gb',
  placeholder = '1 (702) 123-4567',
  name,
  ...field
}: FieldProps & {
  value: string;
  onChange: (phone: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  defaultCountry?: string;
  placeholder?: string;
  name?: string;
}) {
  const [choosing, setChoosing] = useState(false);
  /** A number begun with `+` or `00`, kept as typed until the field is left; of no country, for good. */
  const [prefixed, setPrefixed] = useState(() => (value && !hasCountry(value) ? value : undefined));
  /** Whether that is so: what the library makes of it is not taken then. */
  const whole = useRef(prefixed !== undefined);
  const phone = usePhoneInput({
    defaultCountry,
    value,
    disableDialCodeAndPrefix: true,
    allowMaskOverflow: true,
    onChange: ({ phone: number, inputValue }) => {
      const next = inputValue ? number : '';
      // The library reports its dial code once when it mounts, which changes nothing here, and takes
      // what is of no country for a national number.
      if (next !== value && !whole.current) onChange(next);
    },
  });
  useImperativeHandle(ref, () => phone.inputRef.current as HTMLInputElement);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = plainDigits(event.target.value);
    const international = internationalPart(typed);
    whole.current = international !== undefined;
    if (international !== undefined) {
      const limited = limitDigits(international, PHONE_MAX_DIGITS);
      setPrefixed(limitDigits(typed, PHONE_MAX_DIGITS + (typed.includes('+') ? 0 : 2)));
      onChange(limited === '+' ? '' : limited);
      return;
    }
    setPrefixed(undefined);
    const limited = limitDigits(typed, PHONE_MAX_DIGITS - phone.country.dialCode.length);
    const { data } = event.nativeEvent as InputEvent;
    if (data && data.length > 1) {
      // A suggestion or an autofill at once; the library refuses one with a space in it.
      onChange(withDialCode(phone.country.dialCode, limited));
      return;
    }
    if (limited !== event.target.value) event.target.value = limited;
    phone.handlePhoneValueChange(event);
  }

  function leave() {
    if (!value || hasCountry(value)) {
      whole.current = false;
      setPrefixed(undefined);
    }
    if (value) onChange(toE164(value));
    onBlur?.();
  }

  function choose(iso2: string, dialCode: string) {
    setChoosing(false);
    whole.current = false;
    setPrefixed(undefined);
    const number = withDialCode(dialCode, phone.inputValue);
    phone.setCountry(iso2);
    onChange(limitDigits(number, PHONE_MAX_DIGITS));
  }

  return (
    <>
      <Field {...field}>
        {(control) => (
          // Numbers run from left to right in every language.
          <span className={`${fieldBox} ${styles.number}`} dir="ltr">
            <button
              type="button"
              className={styles.country}
              aria-label={text.phone.country(countryName(phone.country), phone.country.dialCode)}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              <Flag iso2={phone.country.iso2} />+{phone.country.dialCode}
              <ChevronDown size={18} strokeWidth={1.6} aria-hidden />
            </button>
            <input
              {...control}
              ref={phone.inputRef}
              name={name}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder={placeholder}
              value={prefixed ?? phone.inputValue}
              onChange={type}
              onBlur={leave}
            />
          </span>
        )}
      </Field>
      {/* Beside the field: what is wrong with the number is not wrong with the search. */}
      <CountrySheet
        id={`${field.id}-country`}
        open={choosing}
        chosen={phone.country.iso2}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}
