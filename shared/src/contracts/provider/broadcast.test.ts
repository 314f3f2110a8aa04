import { describe, expect, test } from 'vitest';
import { eventDataOf, Seen } from './broadcast.ts';
import { ChatMessage } from './chat.ts';
import { Reply } from './messages.ts';

const chatMessage = { id: 7, body: 'Your room is ready.', from: 'Hotel Admin', from_user_id: 1 };
const reply = { id: 9, message: 'A car will wait.', parent_id: 4, sender: { name: 'Hotel Admin' } };

describe('eventDataOf', () => {
  test.each([
    ['an object', chatMessage],
    ['an object below message', { message: chatMessage }],
    ['a JSON string below message', { message: JSON.stringify(chatMessage) }],
    ['a JSON string', JSON.stringify(chatMessage)],
    ['a doubly encoded string', JSON.stringify(JSON.stringify({ message: chatMessage }))],
    ['a doubly encoded message', { message: JSON.stringify(JSON.stringify(chatMessage)) }],
  ])('MSG-17, FAULT-22 reads %s', (_, data) => {
    expect(eventDataOf(ChatMessage, data)).toMatchObject(chatMessage);
  });

  test('MSG-17 distinguishes a reply, which has a text named message, from an envelope', () => {
    expect(eventDataOf(Reply, reply)).toMatchObject(reply);
    expect(eventDataOf(Reply, { message: reply })).toMatchObject(reply);
    expect(eventDataOf(Reply, { ...reply, message: '{"id":1,"message":"typed"}' })).toMatchObject({
      id: 9,
    });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 12],
    ['garbage', '{"id":'],
    ['another shape', { message: { id: 'seven' } }],
    ['a list', [chatMessage]],
    ['JSON encoded four times', JSON.stringify(JSON.stringify(JSON.stringify(JSON.stringify(1))))],
  ])('FAULT-22 ignores %s', (_, data) => {
    expect(eventDataOf(ChatMessage, data)).toBeUndefined();
    expect(eventDataOf(Seen, data)).toBeUndefined();
  });
});
