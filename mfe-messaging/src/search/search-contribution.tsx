import type { ContributionModule, SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import { hasFeature, useHotel } from '@foyer/shared/runtime';
import { type ComponentProps, useEffect } from 'react';
import { text } from '../text.ts';

const { chat, create, mails, messages, notification, search } = text;

const entry = (to: string, title: string, summary: string, words: string): SearchEntry => {
  return { id: to, to, title, text: summary, path: search.path, keywords: words.split(' ') };
};

const ENTRIES = [
  entry('chat', chat.title, search.chat, search.chatWords),
  entry('messages', messages.title, search.messages, search.messagesWords),
  entry('messages/create', create.title, search.create, search.createWords),
  entry('notification', notification.title, search.notifications, search.notificationsWords),
];
const MAILS = entry('message-mails', mails.title, search.mails, search.mailsWords);

/** Adds the chat, the messages and their settings to search (MSG-62). */
export function Component({
  onChange,
}: ComponentProps<ContributionModule<SearchEntry>['Component']>) {
  const { features } = useHotel();
  useEffect(() => {
    const entries = hasFeature('mail-preference') ? [...ENTRIES, MAILS] : ENTRIES;
    onChange({ entries, isPending: false });
  }, [features, onChange]);
  return null;
}
