import { defineTexts } from '../language/define-texts.ts';

/** Texts of `useForm` and its button, apart from `text.ts`, which the login bundles whole. */
export const text = defineTexts({
  lost: 'We could not confirm that the hotel has this. Retry sends the same again.',
  retry: 'Retry',
  unsent: 'You are offline, so nothing was sent. What you typed stays here.',
  fillIn: 'You are offline. You can fill this in now, and send it when you are back.',
});
