import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** The texts of this remote that guests see. */
export const text = defineTexts({
  title: 'Sample topic',
  subtitle: 'What the front desk says, and a line to it.',
  failed: 'Failed to load what the front desk says',
  nothing: 'The front desk is there for you.',
  form: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    digits: 'Digits only',
    message: 'Message',
    submit: 'Send',
    busy: 'Sending…',
    sent: 'Your message is with the hotel.',
    failed: 'Your message could not be sent.',
  },
});
