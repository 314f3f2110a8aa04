/** What every form says by itself. */
export const text = {
  slow: 'This takes longer than usual. Please keep this page open.',
  wait: (time: string) => `Too many tries. You can try again in ${time}.`,
};

/** What a form says whose answer was lost; no part of `text`, which the login bundles whole. */
export const lost = {
  unconfirmed: 'We could not confirm that the hotel has this. Retry sends the same again.',
  retry: 'Retry',
};
