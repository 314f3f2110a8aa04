/** Texts for guests in the gateway's own markup; static pages have theirs in place. */
export const text = {
  loading: 'Loading',
  slow: 'This takes longer than usual.',
  reload: 'Reload',
  eventReplay: 'One moment, this goes on by itself.',
  noScript: 'Please turn on JavaScript to use this app.',
  shortcuts: { quickInfo: 'Quick info', chat: 'Chat' },
};
