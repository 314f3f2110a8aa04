import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** The texts of the form. */
export const formText = defineTexts({
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  digits: 'Digits only',
  message: 'Message',
  submit: 'Send',
  busy: 'Sending…',
  sent: 'Your message is with the hotel.',
  failed: 'Failed to send your message.',
});
