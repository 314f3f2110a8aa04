import { words } from '@foyer/shared/language/words';

/** Every text of the login; those of docs/behaviour.md letter for letter. What the other screens
 * say is apart (`signup-text.ts`, `recovery-text.ts`): a first visit does not need it. */
export const text = words({
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
