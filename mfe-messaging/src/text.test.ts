import { expect, test } from 'vitest';
import { text } from './text.ts';

test('MSG-30 counts use the plural form of the language', () => {
  expect(text.conversation.left(1)).toBe('1 character left');
  expect(text.conversation.left(150)).toBe('150 characters left');
  expect(text.notification.unread(1)).toBe('A message was answered');
  expect(text.notification.unread(1200)).toBe('1,200 messages were answered');
  expect(text.unsent(1)).toMatch(/^One message has /);
  expect(text.unsent(2)).toMatch(/^2 messages have /);
});
