import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/**
 * Texts of the login, verbatim where docs/behaviour.md quotes them. The other screens have their own
 * files (`signup-text.ts`, `recovery-text.ts`), which a first visit does not need.
 */
export const text = defineTexts({
  title: 'Sign In',
  subtitle: 'Join us and start living.',
  email: 'Email',
  password: 'Password',
  submit: 'Continue',
  busy: 'Signing in…',
  forgot: 'Forgot Password?',
  help: 'Need help signing in?',
  call: 'Call us',
  ask: 'Ask at the front desk',
  or: 'OR',
  noAccount: "Don't have an account?",
  signUp: 'Sign Up',
  success: 'Login successful!',
  noSlug: 'Login succeeded, but no hotel slug found.',
  refused: 'Login failed.',
  offline: 'Signing in needs the network.',
  exception: 'Invalid credentials or server error.',
});
