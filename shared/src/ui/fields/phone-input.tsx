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
import { useTakeover } from '../../frames/takeover.ts';
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
import { useTypedEarly } from './use-typed-early.ts';

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
  /**
   * What is shown as it was typed: begun with `+` or `00`, or typed early, until the field is left; of
   * no country, for good.
   */
  const [kept, setKept] = useState(() => keptAs(value));
  /** Whether that is so: what the library makes of it is not taken then. */
  const whole = useRef(false);
  useLayoutEffect(() => {
    whole.current = kept !== undefined;
  }, [kept]);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // Of somebody else: a draft, a reset.
    setKnown(value);
    setKept(keptAs(value));
  }
  const takeover = useTakeover();
  const input = useRef<HTMLInputElement>(null);
  const nowhere = useRef<HTMLInputElement>(null);
  const phone = usePhoneInput({
    defaultCountry,
    value,
    disableDialCodeAndPrefix: true,
    allowMaskOverflow: true,
    // It begins by moving the caret, which somebody may have in a frame.
    inputRef: takeover ? nowhere : input,
    onChange: ({ phone: number, inputValue }) => {
      const next = inputValue ? number : '';
      // The library reports its dial code once when it mounts, which changes nothing here, and takes
      // what is of no country for a national number.
      if (next !== value && !whole.current) tell(next);
    },
  });
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  function tell(next: string) {
    setKnown(next);
    onChange(next);
  }

  /** Takes a whole number; false for what is none. */
  function takeWhole(typed: string): boolean {
    const international = internationalPart(typed);
    whole.current = international !== undefined;
    if (international === undefined) return false;
    const limited = limitDigits(international, PHONE_MAX_DIGITS);
    setKept(limitDigits(typed, PHONE_MAX_DIGITS + (typed.includes('+') ? 0 : 2)));
    tell(limited === '+' ? '' : limited);
    return true;
  }

  const national = (typed: string) =>
    limitDigits(typed, PHONE_MAX_DIGITS - phone.country.dialCode.length);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = plainDigits(event.target.value);
    if (takeWhole(typed)) return;
    setKept(undefined);
    const limited = national(typed);
    const { data } = event.nativeEvent as InputEvent;
    if (data && data.length > 1) {
      // A suggestion or an autofill at once; the library refuses one with a space in it.
      tell(withDialCode(phone.country.dialCode, limited));
      return;
    }
    if (limited !== event.target.value) event.target.value = limited;
    phone.handlePhoneValueChange(event);
  }

  const box = useTypedEarly<HTMLSpanElement>(([field]) => {
    if (!field) return;
    const typed = plainDigits(field.value);
    if (takeWhole(typed)) return;
    const limited = national(typed);
    setKept(limited === typed ? field.value : limited);
    tell(withDialCode(phone.country.dialCode, limited));
  });

  function leave() {
    if (!value || hasCountry(value)) {
      whole.current = false;
      setKept(undefined);
    }
    if (value) tell(toE164(value));
    onBlur?.();
  }

  function choose(iso2: string, dialCode: string) {
    setChoosing(false);
    whole.current = false;
    setKept(undefined);
    const number = withDialCode(dialCode, phone.inputValue);
    phone.setCountry(iso2);
    tell(limitDigits(number, PHONE_MAX_DIGITS));
  }

  // A frame says it in English.
  const country = takeover ? phone.country.name : countryName(phone.country);
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
              value={kept ?? phone.inputValue}
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

/** How a number from elsewhere is shown: one of no country as it is. */
function keptAs(value: string): string | undefined {
  return value && !hasCountry(value) ? value : undefined;
}
