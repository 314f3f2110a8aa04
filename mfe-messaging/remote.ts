import { defineRemote } from '@foyer/shared/contracts/remote.ts';

/** Declares the chat, message threads, notifications and mail settings. */
export const remote = defineRemote({
  name: 'mfe-messaging',
  budget: 28_000,
  mounts: [
    {
      path: 'chat',
      area: 'dashboard',
      screen: 'chat',
      title: 'Quick Chat',
      prefetchOffline: true,
      template: true,
    },
    {
      path: 'messages',
      area: 'dashboard',
      screen: 'messages',
      title: 'Messages',
      prefetchOffline: true,
      preloadedQueries: ['threads'],
      template: true,
    },
    {
      path: 'messages/create',
      area: 'dashboard',
      screen: 'create',
      title: 'Create Message',
      template: true,
    },
    {
      path: 'messages/:messageId',
      area: 'dashboard',
      screen: 'thread',
      title: 'Message',
      template: true,
    },
    {
      path: 'notification',
      area: 'dashboard',
      screen: 'notification',
      title: 'Notifications',
      template: true,
    },
    {
      path: 'message-mails',
      area: 'dashboard',
      screen: 'message-mails',
      title: 'Message Mails',
      preloadedQueries: ['mail-preference'],
      template: true,
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
    { label: 'Message mails', to: 'message-mails', feature: 'mail-preference' },
  ],
});
