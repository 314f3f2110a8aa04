import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Texts of the sign-up, verbatim where docs/behaviour.md quotes them. */
export const text = defineTexts({
  title: 'Sign Up',
  subtitle: 'Join Us and start living.',
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  stay: 'Your stay',
  optional: 'Optional',
  arrivalDate: 'Arrival Date',
  arrivalTime: 'Arrival Time',
  password: 'Password',
  passwordHint: 'At least 8 characters, with a letter and a digit',
  confirmPassword: 'Confirm Password',
  submit: 'Sign Up',
  busy: 'Signing up…',
  account: 'Already have an account?',
  signIn: 'Sign In',
  success: 'Registration successful!',
  failed: 'Registration failed. Please try again.',
  nowhere:
    'An account belongs to a hotel. Open the link or scan the code that your hotel gave you to sign up there.',
});
