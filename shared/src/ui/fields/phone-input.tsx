import { ChevronDown } from 'lucide-react';
import {
  type ChangeEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePhoneInput } from 'react-international-phone';
import { useHydration } from '../../templates/hydration.ts';
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
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

/**
 * Renders a phone number with its country in one box; the value is the international number so far.
 *
 * The value is empty if there is only a dial code. The field accepts numbers with `+` or `00`, and with
 * or without the national zero, which it removes on blur.
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
  /**
   * The text shown as typed: a number that starts with `+` or `00`, or early input, until blur; a number
   * of no country always.
   */
  const [verbatim, setVerbatim] = useState(() => verbatimOf(value));
  /** True while `verbatim` is set; the library's own number is then ignored. */
  const isVerbatim = useRef(false);
  useLayoutEffect(() => {
    isVerbatim.current = verbatim !== undefined;
  }, [verbatim]);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // The value changed from outside: a draft or a reset.
    setKnown(value);
    setVerbatim(verbatimOf(value));
  }
  const isHydrating = useHydration();
  const input = useRef<HTMLInputElement>(null);
  const noInput = useRef<HTMLInputElement>(null);
  const phone = usePhoneInput({
    defaultCountry,
    value,
    disableDialCodeAndPrefix: true,
    allowMaskOverflow: true,
    // The library first moves the caret, which a guest may be using during hydration.
    inputRef: isHydrating ? noInput : input,
    onChange: ({ phone: number, inputValue }) => {
      const next = inputValue ? number : '';
      // The library reports its dial code at mount, and treats a number of no country as a national one.
      if (next !== value && !isVerbatim.current) setValue(next);
    },
  });
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  function setValue(next: string) {
    setKnown(next);
    onChange(next);
  }

  /** Accepts an international number; returns false for any other text. */
  function acceptInternational(typed: string): boolean {
    const international = internationalPart(typed);
    isVerbatim.current = international !== undefined;
    if (international === undefined) return false;
    const limited = limitDigits(international, PHONE_MAX_DIGITS);
    setVerbatim(limitDigits(typed, PHONE_MAX_DIGITS + (typed.includes('+') ? 0 : 2)));
    setValue(limited === '+' ? '' : limited);
    return true;
  }

  const national = (typed: string) =>
    limitDigits(typed, PHONE_MAX_DIGITS - phone.country.dialCode.length);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = plainDigits(event.target.value);
    if (acceptInternational(typed)) return;
    setVerbatim(undefined);
    const limited = national(typed);
    const { data } = event.nativeEvent as InputEvent;
    if (data && data.length > 1) {
      // A suggestion or autofill inserts several characters; the library refuses one with a space.
      setValue(withDialCode(phone.country.dialCode, limited));
      return;
    }
    if (limited !== event.target.value) event.target.value = limited;
    phone.handlePhoneValueChange(event);
  }

  const box = useInputBeforeHydration<HTMLSpanElement>(([field]) => {
    if (!field) return;
    const typed = plainDigits(field.value);
    if (acceptInternational(typed)) return;
    const limited = national(typed);
    setVerbatim(limited === typed ? field.value : limited);
    setValue(withDialCode(phone.country.dialCode, limited));
  });

  function handleBlur() {
    if (!value || hasCountry(value)) {
      isVerbatim.current = false;
      setVerbatim(undefined);
    }
    if (value) setValue(toE164(value));
    onBlur?.();
  }

  function choose(iso2: string, dialCode: string) {
    setChoosing(false);
    isVerbatim.current = false;
    setVerbatim(undefined);
    const number = withDialCode(dialCode, phone.inputValue);
    phone.setCountry(iso2);
    setValue(limitDigits(number, PHONE_MAX_DIGITS));
  }

  // A template is in English.
  const country = isHydrating ? phone.country.name : countryName(phone.country);
  return (
    <>
      <Field {...field}>
        {(control) => (
          // Numbers run from left to right in every language.
          <span ref={box} className={`${fieldBox} ${styles.number}`} dir="ltr">
            <button
              type="button"
              className={styles.country}
              aria-label={text.phone.country(country, phone.country.dialCode)}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              <Flag iso2={phone.country.iso2} />+{phone.country.dialCode}
              <ChevronDown size={18} strokeWidth={1.6} aria-hidden />
            </button>
            <input
              {...control}
              ref={input}
              name={name}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder={placeholder}
              value={verbatim ?? phone.inputValue}
              onChange={type}
              onBlur={handleBlur}
            />
          </span>
        )}
      </Field>
      {/* Outside the field, because the number's error does not describe the search input. */}
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

/** Returns the text for a value from outside: a number of no country is shown unchanged. */
function verbatimOf(value: string): string | undefined {
  return value && !hasCountry(value) ? value : undefined;
}
