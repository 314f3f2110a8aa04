import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { number } from '@foyer/shared/language/number.ts';
import { plural } from '@foyer/shared/language/plural.ts';

/** Texts of password recovery, verbatim where docs/behaviour.md quotes them. */
export const text = defineTexts({
  startAgain: 'Start again',
  unknownEmail: 'Your email is missing here.',
  forgot: {
    title: 'Forgot Password',
    subtitle: 'Tell us your email and we send you a code of 4 digits.',
    back: 'Back to Sign In',
    email: 'Email',
    submit: 'Send Code',
    busy: 'Sending…',
    remembered: 'Remembered it?',
    signIn: 'Sign In',
    success: 'Check your email for reset instructions.',
    network: 'Network error. Please try again later.',
    failed: 'Something went wrong. Please try again.',
  },
  verify: {
    title: 'Enter Code',
    sent: 'We sent a 4-digit code to',
    back: 'Back to your email',
    code: '4-digit code',
    submit: 'Verify',
    busy: 'Verifying…',
    countdown: 'Resend OTP IN:',
    noMail:
      'No mail yet? Look in the spam folder, or paste the code: all four digits are filled at once.',
    noEmail: 'Email is required. Please restart the process.',
    noToken: 'Token missing in response.',
    refused: 'Invalid code.',
    failed: 'Something went wrong.',
    network: 'Network error. Please try again later.',
  },
  resend: {
    submit: 'Resend',
    busy: 'Sending…',
    success: 'New OTP sent to your email.',
    noEmail: 'Email not found. Please restart the process.',
    refused: 'Failed to resend OTP.',
    failed: 'Failed to resend OTP. Please try again.',
  },
  reset: {
    title: 'New Password',
    subtitle: 'Choose the password you will sign in with from now on.',
    back: 'Back to the code',
    password: 'New Password',
    hint: 'At least 8 characters, with a letter and a digit',
    confirmation: 'Confirm Password',
    submit: 'Reset Password',
    busy: 'Saving…',
    another: 'Forgot Password?',
    unconfirmed: 'The code from your mail is not confirmed here.',
    missing: 'Missing email or token in sessionStorage',
    success: 'Password updated successfully.',
    network: 'Network error',
    refused: 'Error resetting password.',
    failed: 'Something went wrong.',
  },
  resetSuccess: {
    title: 'All done',
    message: 'Your password has been reset successfully!',
    redirect: (count: number) =>
      `Taking you to Sign In in ${number(count)} ${plural(count, { one: 'Second', other: 'Seconds' })}`,
    now: 'Sign In now',
  },
});
