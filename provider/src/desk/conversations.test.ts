import * as endpoints from '@foyer/shared/api/endpoints';
import { CHAT_TYPING_EVENT } from '@foyer/shared/contracts/broadcast';
import { describe, expect, it } from 'vitest';
import { deskProgram, OBEYED } from '../testing/desk-program.ts';
import { listen, officialClient } from '../testing/official-client.ts';

const TYPED = 'Ünder\u001b[2J the 🌙\u202E?\n#99 Chat · 1 May 2026';

/** A pipe of a test is none by itself. */
const AT_A_TERMINAL = '--import=data:text/javascript,process.stdin.isTTY=process.stdout.isTTY=true';

describe('API-16 conversations at the desk in a terminal', () => {
  const { own, call, ran, desk } = deskProgram();
  const write = async (body: string): Promise<number> =>
    (await call(endpoints.sendQuickChat, { body, to_user_id: null })).data.id;
  const begin = async (message: string): Promise<number> =>
    (await call(endpoints.sendMessage, { subject: 'Late\u0007', message })).data.id;
  const ask = async (): Promise<number> => {
    const asker = { name: 'Noor', email: 'noor@example.com', phone: '447700900123' };
    const query = { ...asker, message: 'Free?', category_id: null, type: 'Parking' };
    return (await call(endpoints.queries, query)).data.id;
  };
  const chat = async () => (await call(endpoints.quickChat())).data;
  const thread = async (id: number) => (await call(endpoints.thread(id))).data;
  const lines = (output: string) =>
    output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('inbox --json gives chats, threads, replies and requests, oldest first and as typed', async () => {
    const line = await write(TYPED);
    const begun = await begin('After midnight');
    const asked = await ask();
    await ran(['reply', `${begun}`, 'All night.']);
    await ran(['send', '--to', own.guest.email, '  It is,', 'until eleven. ']);
    const output = await ran(['inbox', '--json']);
    expect(output).not.toMatch(OBEYED);
    const { id, name, email } = own.guest;
    const guest = { id, name, email };
    expect(lines(output)).toMatchObject([
      { id: line, kind: 'chat', body: TYPED, from: name, client_id: null, seen_at: null, guest },
      { id: begun, kind: 'thread', subject: 'Late\u0007', message: 'After midnight', guest },
      { id: asked, kind: 'enquiry', message: 'Free?', guest },
      {
        kind: 'reply',
        parent_id: begun,
        message: 'All night.',
        sender: { name: 'Hotel Admin' },
        client_id: expect.any(String),
        guest,
      },
      { kind: 'chat', body: '  It is, until eleven. ', from: 'Hotel Admin', guest },
    ]);
    expect(await thread(begun)).toMatchObject({ replies: [{ message: 'All night.' }] });
    expect(await chat()).toMatchObject([{ id: line }, { body: '  It is, until eleven. ' }]);
  });

  it('inbox for a person gives a terminal nothing to obey, and no entry that a guest made up', async () => {
    const line = await write(TYPED);
    const begun = await begin(TYPED);
    const output = await ran(['inbox']);
    expect(output).not.toMatch(OBEYED);
    expect(output.match(/^#\d+ \w+/gm)).toEqual([`#${line} Chat`, `#${begun} Thread`]);
    expect(output).toContain('Ünder␛[2J the 🌙\\u{202e}?');
    expect(output).toContain('Subject: Late␇');
  });

  it('live, it shows what is said, marks it as seen, and answers in the order in which it is typed', async () => {
    const before = await write('There before');
    const live = desk([]);
    await expect.poll(() => live.output).toContain('There before');
    const begun = await begin('After midnight');
    await expect.poll(() => live.output).toContain('After midnight');
    await expect.poll(chat).toMatchObject([{ id: before, seen_at: expect.any(String) }]);
    await expect.poll(() => thread(begun)).toMatchObject({ seen_at: expect.any(String) });
    const words = Array.from({ length: 8 }, (_, index) => `line ${index}`);
    for (const text of words) live.type(`chat ${own.guest.email} ${text}`);
    live.type(`reply #${begun} All night.`);
    await expect.poll(() => live.output).toContain(`The reply in #${begun} is sent.`);
    await expect.poll(() => live.output).toContain(`Reply in #${begun}`);
    const said: { body: string }[] = await chat();
    expect(said.map(({ body }) => body)).toEqual(['There before', ...words]);
    live.type(`chat #${own.guest.id} By number`);
    await expect.poll(() => live.output).toContain(`The message to #${own.guest.id} is sent.`);
    live.type('chat nobody@example.com Hello?');
    await expect.poll(() => live.output).toContain('There is no guest nobody@example.com');
    live.type(`chat ${own.guest.email}`);
    await expect.poll(() => live.output.match(/^Type answer/gm)).toHaveLength(2);
    live.type(`chat ${own.guest.email} And the last`);
    live.type('quit');
    expect(await live.ended).toBe(0);
    expect((await chat()).at(-1)).toMatchObject({ body: 'And the last' });
    expect(live.output.match(/There before/g)).toHaveLength(1);
    expect(live.errors).toBe('');
  });

  it('live, it does all that it was given before its input ended', async () => {
    const live = desk([]);
    for (const text of ['one', 'two', 'three']) live.type(`chat ${own.guest.email} ${text}`);
    live.child.stdin.end();
    expect([await live.ended, live.errors]).toEqual([0, '']);
    const said: { body: string }[] = await chat();
    expect(said.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
  });

  it('live, it hears at once that a guest is writing and what was written, and looks for itself meanwhile', async () => {
    const live = desk([]);
    await expect
      .poll(
        async () => {
          await call(endpoints.quickChatTyping, {});
          return live.output;
        },
        { interval: 1000 },
      )
      .toContain(`${own.guest.name} <${own.guest.email}> is writing.`);
    await write('Heard');
    // Long before the desk would look for it by itself.
    await expect.poll(() => live.output).toContain('Message: Heard');
    expect(live.output.match(/is writing/g)).toHaveLength(1);
    live.type('quit');
    expect(await live.ended).toBe(0);

    const deaf = desk([], { PUSHER_APP_KEY: 'nobody' });
    await expect.poll(() => deaf.output).toContain('Heard');
    await write('Found');
    await expect.poll(() => deaf.output).toContain('Message: Found');
    deaf.child.kill('SIGTERM');
    expect([await deaf.ended, deaf.errors]).toEqual([0, '']);
  });

  it('live, at a terminal, the guest hears that the hotel is writing', async () => {
    const guest = officialClient(own.guest.token, own.provider.url);
    const { channel } = await listen(guest, own.guest);
    const heard = new Promise((done) => channel.bind(CHAT_TYPING_EVENT, done));
    const live = desk([], { NODE_OPTIONS: AT_A_TERMINAL });
    // Nobody tells before the desk has signed in.
    const typing = setInterval(() => live.child.stdin.write('H'), 1000);
    live.child.stdin.write(`chat ${own.guest.email} `);
    await heard;
    clearInterval(typing);
    guest.disconnect();
    expect(await chat()).toEqual([]);
    live.type('');
    live.type('quit');
    expect(await live.ended).toBe(0);
  });

  it.each([
    {
      parameters: ['send', '--to', 'nobody@example.com', 'Hello'],
      line: /^There is no guest nobody@example\.com at this hotel\. See pnpm desk inbox\.$/,
    },
    {
      parameters: ['reply', '999999', 'Hello'],
      line: /^There is no thread 999999 at this hotel\. See pnpm desk inbox\.$/,
    },
    {
      parameters: [
        'send',
        '--to',
        'guest@grand-plaza.test',
        '--hotel',
        'grand-plaza',
        'x'.repeat(2001),
      ],
      line: /^A message has at most 2000 characters$/,
    },
    { parameters: ['send', 'Hello'], line: /^Usage: pnpm desk / },
    { parameters: ['send', '--to', 'a@b.test', ' '], line: /^Usage: pnpm desk / },
    { parameters: ['chat', 'a@b.test', 'Hello'], line: /^Usage: pnpm desk / },
    { parameters: ['inbox', '--to', 'a@b.test'], line: /^Usage: pnpm desk / },
  ])('$parameters says what to do and fails', async ({ parameters, line }) => {
    await expect(ran(parameters)).rejects.toThrow(line);
  });
});
