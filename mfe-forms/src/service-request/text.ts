import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Defines the texts of named enquiries; their first message can be sent as it is. */
export const namedText = defineTexts({
  'late-check-out': {
    name: 'Late check-out',
    message: 'Until what time may I keep my room on the last day?',
  },
  invoice: {
    name: 'Invoice',
    message: 'Please send the invoice for my stay to my email address.',
    hint: 'Add the name and address that it needs.',
  },
  towels: {
    name: 'Fresh towels',
    message: 'Please bring fresh towels to my room.',
    hint: 'Your room number helps.',
  },
  laundry: {
    name: 'Laundry',
    message: 'Please collect laundry from my room.',
    hint: 'Your room number helps.',
  },
  housekeeping: {
    name: 'Housekeeping',
    message: 'Please clean my room today.',
    hint: 'Your room number helps.',
  },
  repair: {
    name: 'Something does not work',
    message: 'Something in my room does not work. Could somebody have a look?',
    hint: 'Your room number helps, and what is broken.',
  },
  'wake-up-call': {
    name: 'Wake-up call',
    message: 'Please wake me tomorrow at seven in the morning.',
    hint: 'Your room number helps.',
  },
  'lost-property': {
    name: 'Lost property',
    message: 'I have left something behind. This is what it looks like, and where it may be:',
  },
  luggage: {
    name: 'Luggage',
    message: 'May I leave my luggage with you?',
  },
});
