/** Every text of this remote that a guest sees. */
export const text = {
  failed: 'Something went wrong.',
  empty: 'No data found.',
  noDetails: 'No data available.',
};
