/** What the gateway itself writes for a guest to read, beside the pages without a hotel. */
export const text = {
  coming: 'Loading',
  late: 'This takes longer than usual.',
  reload: 'Reload',
  early: 'One moment, this goes on by itself.',
  noScript: 'Please turn on JavaScript to use this app.',
  shortcuts: { quickInfo: 'Quick info', chat: 'Chat' },
};
