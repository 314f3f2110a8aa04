import { describe, expect, it } from 'vitest';
import { carried, Seen } from './broadcast.ts';
import { ChatMessage } from './chat.ts';
import { Reply } from './messages.ts';

const line = { id: 7, body: 'Your room is ready.', from: 'Hotel Admin', from_user_id: 1 };
const reply = { id: 9, message: 'A car will wait.', parent_id: 4, sender: { name: 'Hotel Admin' } };

describe('what an event carries', () => {
  it.each([
    ['an object', line],
    ['an object below message', { message: line }],
    ['a JSON string below message', { message: JSON.stringify(line) }],
    ['a JSON string', JSON.stringify(line)],
    ['a doubly encoded string', JSON.stringify(JSON.stringify({ message: line }))],
    ['a doubly encoded message', { message: JSON.stringify(JSON.stringify(line)) }],
  ])('MSG-17, FAULT-22 reads %s', (_, data) => {
    expect(carried(ChatMessage, data)).toMatchObject(line);
  });

  it('MSG-17 tells a reply, which has a text named message, from an envelope', () => {
    expect(carried(Reply, reply)).toMatchObject(reply);
    expect(carried(Reply, { message: reply })).toMatchObject(reply);
    expect(carried(Reply, { ...reply, message: '{"id":1,"message":"typed"}' })).toMatchObject({
      id: 9,
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 12],
    ['garbage', '{"id":'],
    ['another shape', { message: { id: 'seven' } }],
    ['a list', [line]],
    ['text of text without end', JSON.stringify(JSON.stringify(JSON.stringify(JSON.stringify(1))))],
  ])('FAULT-22 ignores %s', (_, data) => {
    expect(carried(ChatMessage, data)).toBeUndefined();
    expect(carried(Seen, data)).toBeUndefined();
  });
});
