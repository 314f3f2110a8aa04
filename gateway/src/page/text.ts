/** What the gateway itself writes for a guest to read, beside the pages without a hotel. */
export const text = {
  late: 'This takes longer than usual.',
  reload: 'Reload',
  noScript: 'Please turn on JavaScript to use this app.',
  shortcuts: { quickInfo: 'Quick info', chat: 'Chat' },
};
