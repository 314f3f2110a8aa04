import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { CHAT_TYPING_EVENT } from '@foyer/shared/contracts/provider/broadcast.ts';
import { describe, expect, test } from 'vitest';
import { listen, officialClient } from '../testing/official-client.ts';
import { CONTROL_CHARACTERS, deskProgram } from '../testing/run-desk.ts';

const TYPED = 'Ünder\u001b[2J the 🌙\u202E?\n#99 Chat · 1 May 2026';

/** Makes the piped streams of a test look like a terminal. */
const AT_A_TERMINAL = '--import=data:text/javascript,process.stdin.isTTY=process.stdout.isTTY=true';

describe('conversations at the desk in a terminal', () => {
  const { context, call, outputOf, desk } = deskProgram();
  const write = async (body: string): Promise<number> =>
    (await call(endpoints.sendQuickChat, { body, to_user_id: null })).data.id;
  const begin = async (message: string): Promise<number> =>
    (await call(endpoints.sendMessage, { subject: 'Late\u0007', message })).data.id;
  const ask = async (): Promise<number> => {
    const contactDetails = { name: 'Noor', email: 'noor@example.com', phone: '447700900123' };
    const query = { ...contactDetails, message: 'Free?', category_id: null, type: 'Parking' };
    return (await call(endpoints.queries, query)).data.id;
  };
  const chat = async () => (await call(endpoints.quickChat())).data;
  const thread = async (id: number) => (await call(endpoints.thread(id))).data;
  const lines = (output: string) =>
    output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('API-60 API-62 inbox --json prints chats, threads, replies and requests as typed, oldest first', async () => {
    const chatId = await write(TYPED);
    const started = await begin('After midnight');
    const requestId = await ask();
    await outputOf(['reply', `${started}`, 'All night.']);
    await outputOf(['send', '--to', context.guest.email, '  It is,', 'until eleven. ']);
    const output = await outputOf(['inbox', '--json']);
    expect(output).not.toMatch(CONTROL_CHARACTERS);
    const { id, name, email } = context.guest;
    const guest = { id, name, email };
    expect(lines(output)).toMatchObject([
      { id: chatId, kind: 'chat', body: TYPED, from: name, client_id: null, seen_at: null, guest },
      { id: started, kind: 'thread', subject: 'Late\u0007', message: 'After midnight', guest },
      { id: requestId, kind: 'enquiry', message: 'Free?', guest },
      {
        kind: 'reply',
        parent_id: started,
        message: 'All night.',
        sender: { name: 'Hotel Admin' },
        client_id: expect.any(String),
        guest,
      },
      { kind: 'chat', body: '  It is, until eleven. ', from: 'Hotel Admin', guest },
    ]);
    expect(await thread(started)).toMatchObject({ replies: [{ message: 'All night.' }] });
    expect(await chat()).toMatchObject([{ id: chatId }, { body: '  It is, until eleven. ' }]);
  });

  test('API-62 inbox escapes control characters and prints no entry that a guest imitates', async () => {
    const chatId = await write(TYPED);
    const started = await begin(TYPED);
    const output = await outputOf(['inbox']);
    expect(output).not.toMatch(CONTROL_CHARACTERS);
    expect(output.match(/^#\d+ \w+/gm)).toEqual([`#${chatId} Chat`, `#${started} Thread`]);
    expect(output).toContain('Ünder␛[2J the 🌙\\u{202e}?');
    expect(output).toContain('Subject: Late␇');
  });

  test('API-16 live: prints messages, marks them as seen, and sends answers in the order typed', async () => {
    const firstId = await write('There before');
    const live = desk([]);
    await expect.poll(() => live.output).toContain('There before');
    const started = await begin('After midnight');
    await expect.poll(() => live.output).toContain('After midnight');
    await expect.poll(chat).toMatchObject([{ id: firstId, seen_at: expect.any(String) }]);
    await expect.poll(() => thread(started)).toMatchObject({ seen_at: expect.any(String) });
    const texts = Array.from({ length: 8 }, (_, index) => `line ${index}`);
    for (const text of texts) live.type(`chat ${context.guest.email} ${text}`);
    live.type(`reply #${started} All night.`);
    await expect.poll(() => live.output).toContain(`The reply in #${started} is sent.`);
    await expect.poll(() => live.output).toContain(`Reply in #${started}`);
    const messages: { body: string }[] = await chat();
    expect(messages.map(({ body }) => body)).toEqual(['There before', ...texts]);
    live.type(`chat #${context.guest.id} By number`);
    await expect.poll(() => live.output).toContain(`The message to #${context.guest.id} is sent.`);
    live.type('chat nobody@example.com Hello?');
    await expect.poll(() => live.output).toContain('There is no guest nobody@example.com');
    live.type(`chat ${context.guest.email}`);
    await expect.poll(() => live.output.match(/^Type answer/gm)).toHaveLength(2);
    live.type(`chat ${context.guest.email} And the last`);
    live.type('quit');
    expect(await live.ended).toBe(0);
    expect((await chat()).at(-1)).toMatchObject({ body: 'And the last' });
    expect(live.output.match(/There before/g)).toHaveLength(1);
    expect(live.errors).toBe('');
  });

  test('API-16 live: executes all commands before its input ended', async () => {
    const live = desk([]);
    for (const text of ['one', 'two', 'three']) live.type(`chat ${context.guest.email} ${text}`);
    live.child.stdin.end();
    expect([await live.ended, live.errors]).toEqual([0, '']);
    const messages: { body: string }[] = await chat();
    expect(messages.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
  });

  test('API-16 live: prints typing and messages at once, and polls without a connection', async () => {
    const live = desk([]);
    await expect
      .poll(
        async () => {
          await call(endpoints.quickChatTyping, {});
          return live.output;
        },
        { interval: 1000 },
      )
      .toContain(`${context.guest.name} <${context.guest.email}> is writing.`);
    await write('Heard');
    // Long before the next poll.
    await expect.poll(() => live.output).toContain('Message: Heard');
    expect(live.output.match(/is writing/g)).toHaveLength(1);
    live.type('quit');
    expect(await live.ended).toBe(0);

    const pollingDesk = desk([], { PUSHER_APP_KEY: 'nobody' });
    await expect.poll(() => pollingDesk.output).toContain('Heard');
    await write('Found');
    await expect.poll(() => pollingDesk.output).toContain('Message: Found');
    pollingDesk.child.kill('SIGTERM');
    expect([await pollingDesk.ended, pollingDesk.errors]).toEqual([0, '']);
  });

  test('API-59 live: reports typing at a terminal to the guest', async () => {
    const guest = officialClient(context.guest.token, context.provider.url);
    const { channel } = await listen(guest, context.guest);
    const typingEvent = new Promise((done) => channel.bind(CHAT_TYPING_EVENT, done));
    const live = desk([], { NODE_OPTIONS: AT_A_TERMINAL });
    // The desk reports typing only after it has signed in.
    const typing = setInterval(() => live.child.stdin.write('H'), 1000);
    live.child.stdin.write(`chat ${context.guest.email} `);
    await typingEvent;
    clearInterval(typing);
    guest.disconnect();
    expect(await chat()).toEqual([]);
    live.type('');
    live.type('quit');
    expect(await live.ended).toBe(0);
  });

  test.each([
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
    { parameters: ['send', 'Hello'], line: /^error: .* '--to <email>' .*\nUsage: pnpm desk / },
    { parameters: ['send', '--to', 'a@b.test', ' '], line: /^error: .*\nUsage: pnpm desk / },
    { parameters: ['chat', 'a@b.test', 'Hello'], line: /^error: .*\nUsage: pnpm desk / },
    { parameters: ['inbox', '--to', 'a@b.test'], line: /^error: .*'--to'.*\nUsage: pnpm desk / },
  ])('API-63 $parameters fails and prints what to do', async ({ parameters, line }) => {
    await expect(outputOf(parameters)).rejects.toThrow(line);
  });
});
