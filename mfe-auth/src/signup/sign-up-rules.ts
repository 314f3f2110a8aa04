import { text } from '../text.ts';

/** What the guest fills in; all text, empty until typed. */
export type SignUpValues = {
  name: string;
  email: string;
  phone: string;
  arrivalDate: string;
  arrivalTime: string;
  password: string;
  confirmPassword: string;
};
export type SignUpField = keyof SignUpValues;

type Rule = (value: string, all: SignUpValues) => string | false;

const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' && message;
const matching =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    !pattern.test(value) && message;

/** One `@` and a domain with a dot; the blanks that a keyboard adds around it are no mistake. */
const EMAIL = /^\s*[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}\s*$/;
/** Optional plus, then 10 to 20 digits, spaces, dashes or parentheses. */
const PHONE = /^\+?[\d\s()-]{10,20}$/;
const LETTER_AND_DIGIT = /^(?=.*\p{L})(?=.*\d)/su;
const EIGHT_CHARACTERS = /^.{8,}$/su;

/** Specification section 5; the first rule of a field that fails is the one shown. */
const rules: Partial<Record<SignUpField, Rule[]>> = {
  name: [required(text.signup.nameRequired)],
  email: [required(text.signup.emailRequired), matching(EMAIL, text.signup.emailInvalid)],
  phone: [required(text.signup.phoneRequired), matching(PHONE, text.signup.phoneInvalid)],
  password: [
    required(text.signup.passwordRequired),
    matching(LETTER_AND_DIGIT, text.signup.passwordAlphanumeric),
    matching(EIGHT_CHARACTERS, text.signup.passwordShort),
  ],
  confirmPassword: [
    required(text.signup.confirmRequired),
    (value, all) => value !== all.password && text.signup.confirmDiffers,
  ],
};

/** The message of every field that is wrong. */
export function signUpErrors(values: SignUpValues): Partial<Record<SignUpField, string>> {
  const errors: Partial<Record<SignUpField, string>> = {};
  for (const field of Object.keys(rules) as SignUpField[]) {
    for (const rule of rules[field] ?? []) {
      const message = rule(values[field], values);
      if (!message) continue;
      errors[field] = message;
      break;
    }
  }
  return errors;
}
