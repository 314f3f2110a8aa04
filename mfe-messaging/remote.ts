import { defineRemote } from '@foyer/shared/contracts/remote.ts';

/** The common fields of all mounts. */
const SCREEN = { area: 'dashboard', template: true } as const;

/** Declares the chat, message threads, notifications and mail settings. */
export const remote = defineRemote({
  name: 'mfe-messaging',
  budget: 33_000,
  contributes: ['search'],
  mounts: [
    { ...SCREEN, path: 'chat', screen: 'chat', title: 'Quick Chat', prefetchOffline: true },
    {
      ...SCREEN,
      path: 'messages',
      screen: 'messages',
      title: 'Messages',
      prefetchOffline: true,
      preloadedQueries: ['threads'],
    },
    { ...SCREEN, path: 'messages/create', screen: 'create', title: 'Create Message' },
    // The heading is the subject, which only a response brings: a template would not paint it earlier.
    { path: 'messages/:messageId', area: 'dashboard', screen: 'thread', title: 'Message' },
    { ...SCREEN, path: 'notification', screen: 'notification', title: 'Notifications' },
    {
      ...SCREEN,
      path: 'message-mails',
      screen: 'message-mails',
      title: 'Answers by Email',
      preloadedQueries: ['mail-preference'],
    },
  ],
  header: [
    {
      label: 'Notifications',
      to: 'notification',
      order: 2,
      badge: 'message-count',
      icon: [
        'M10.268 21a2 2 0 0 0 3.464 0',
        'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
      ],
    },
    {
      label: 'Quick Chat',
      to: 'chat',
      order: 2.2,
      badge: 'chat-count',
      icon: ['M7.9 20A9 9 0 1 0 4 16.1L2 22Z', 'M8 12h.01', 'M12 12h.01', 'M16 12h.01'],
    },
  ],
  menu: [
    { label: 'Messages', to: 'messages', order: 1, badge: 'message-count' },
    { label: 'Quick Chat', to: 'chat', order: 2, badge: 'chat-count' },
    { label: 'Answers by email', to: 'message-mails', feature: 'mail-preference' },
  ],
});
