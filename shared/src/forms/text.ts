/** What every form says by itself. */
export const text = {
  slow: 'This takes longer than usual. Please keep this page open.',
  wait: (time: string) => `Too many tries. You can try again in ${time}.`,
};
