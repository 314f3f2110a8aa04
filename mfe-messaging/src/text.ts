import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { counted } from '@foyer/shared/language/plural.ts';

/** Defines every text of this remote that a guest sees; docs/behaviour.md quotes some exactly. */
export const text = defineTexts({
  hotelInitials: 'HH',
  you: 'You',
  chat: {
    title: 'Quick Chat',
    placeholder: 'Write your message...',
    connection: {
      connected: 'Hotel Admin, connected',
      connecting: 'Hotel Admin, connecting…',
      offline: 'Offline: messages are sent when you are back',
    },
    // Only logged, never shown (MSG-16).
    notLoaded: 'Failed to get chat messages',
    notSent: 'Failed to create chat message',
    earlierMissing: 'Your earlier messages did not load.',
    earlierMissingNote: 'You can write all the same.',
    empty: 'How can we help?',
    emptyHint: 'Write to us here. What you send is kept, and the hotel answers you in this place.',
  },
  conversation: {
    conversation: 'Conversation',
    message: 'Your message',
    send: 'Send',
    left: counted({ one: '# character left', other: '# characters left' }),
    announcement: (name: string, body: string) => `${name}: ${body}`,
    today: 'Today',
    yesterday: 'Yesterday',
    newMessages: 'New messages',
    typing: (name: string) => `${name} is writing…`,
    more: 'Show more',
    sending: 'Sending…',
    waiting: 'Waiting for the connection',
    sent: 'Sent',
    seen: 'Seen',
    failed: 'Not sent.',
    unconfirmed: 'Not confirmed.',
    retry: 'Try again',
    discard: 'Remove',
  },
  messages: {
    title: 'Messages',
    create: 'Create',
    chatHint: 'Talk to Hotel Admin now',
    unread: (count: string) => `${count} unread`,
    moreThan: (count: string) => `${count}+`,
    unreadThread: '(unread)',
    empty: 'No Messages Available!',
    emptyHint: 'Create a message and track the communication threads.',
    failed: 'Failed to get message list',
    notSent: 'Failed to create message',
  },
  thread: {
    number: (id: number) => `#${id}`,
    created: (id: number, time: string) => `#${id} · Created ${time}`,
    message: 'Message',
    responses: 'Responses',
    noResponses: 'No answer yet. It will appear here.',
    placeholder: 'Your Message...',
    failed: 'Failed to get message details',
  },
  create: {
    title: 'Create Message',
    description:
      'Feel free to ask any questions about our services or the facility you are interested in.',
    subject: 'Subject',
    message: 'Message',
    submit: 'Submit',
    busy: 'Sending…',
    success: 'Message created successfully.',
    failed: 'Failed to create message',
  },
  notification: {
    title: 'Notifications',
    unread: counted({ one: 'A message was answered', other: '# messages were answered' }),
    unreadHint: 'Read it under Messages',
    messagesHint: 'What you asked, what we answered',
    groups: [
      {
        name: 'New',
        samples: [
          {
            title: 'Welcome',
            body: 'Everything about your stay is in this app. Add it to your home screen.',
          },
          {
            title: 'Ready for check-in?',
            body: 'Tell us when you arrive, and we have everything prepared.',
          },
          { title: 'A question?', body: 'Write to us in Quick Chat at any time.' },
        ],
      },
      {
        name: 'Old',
        samples: [
          {
            title: 'Know your way around',
            body: 'Wifi, parking and opening times are under Quick Info.',
          },
          { title: 'Thank you', body: 'Your account is ready. We look forward to your stay.' },
        ],
      },
    ],
  },
  mails: {
    title: 'Message Mails',
    subtitle: 'How you hear of an answer while you are not here.',
    label: 'Mail me unread messages',
    hint: 'When the hotel wrote to you and you have not seen it, we send you a mail with a link. Nothing of the message is in it.',
    offline: 'You are offline. You can change this when you are back.',
    failed: 'Failed to get your preference',
    notSaved: 'Failed to save your preference',
  },
  unsent: counted({
    one: 'One message has not been sent yet. It will be lost when you log out.',
    other: '# messages have not been sent yet. They will be lost when you log out.',
  }),
});
