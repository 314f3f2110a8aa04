import { defineTexts } from '../../language/define-texts.ts';

/** Texts of the cards in place of content that did not load. */
export const text = defineTexts({
  notOpened: 'This page did not open',
  again: 'Try again in a moment.',
  againOrCall: 'Try again in a moment, or call the hotel.',
  offline: 'You are offline',
  offlineHint: 'As soon as you are back, this opens by itself.',
  noConnection: 'No connection to the hotel',
  retry: 'Retry',
  retrying: 'Retrying',
  call: (phone: string) => `Call ${phone}`,
  sectionOffline: 'You are offline.',
  sectionOfflineHint: 'This loads by itself when you are back.',
});
