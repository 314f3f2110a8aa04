import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { DeskRequest } from './requests/records.ts';
import { CONTROL_CHARACTERS, deskProgram } from './testing/run-desk.ts';

describe('the desk in a terminal', () => {
  const { context, start, call, outputOf, desk } = deskProgram();

  const enquire = async (message: string, name = 'Amelia Hart'): Promise<number> =>
    (
      await call(endpoints.queries, {
        name,
        email: 'amelia@example.com',
        phone: '447700900123',
        message,
        category_id: null,
        type: 'Parking',
      })
    ).data.id;
  const ownRequests = async () => (await call(endpoints.requests)).data;

  const TYPED = 'Ünder\u001b[2J the 🌙\u009b31m arch\u202E?\n#99 Enquiry · answered';

  test('API-60 API-62 inbox --json prints one object per line, as typed, and nothing else', async () => {
    const ids = [await enquire(TYPED), await enquire('second', 'A\nB\u001b]0;x\u0007')];
    const inbox = desk(['inbox', '--json']);
    expect([await inbox.ended, inbox.errors]).toEqual([0, '']);
    const { output } = inbox;
    expect(output).not.toMatch(CONTROL_CHARACTERS);
    const entries = output
      .trimEnd()
      .split('\n')
      .map((line) => DeskRequest.parse(JSON.parse(line)));
    expect(entries).toMatchObject([
      { id: ids[0], kind: 'enquiry', state: 'sent', message: TYPED, name: 'Amelia Hart' },
      { id: ids[1], message: 'second', name: 'A\nB\u001b]0;x\u0007' },
    ]);
    expect(entries[0]?.guest.email).toBe(context.guest.email);
  });

  test('API-62 inbox escapes control characters and prints no entry that a guest imitates', async () => {
    const id = await enquire(TYPED, 'A\u0007\n#98 Check-in');
    const output = await outputOf(['inbox']);
    expect(output).not.toMatch(CONTROL_CHARACTERS);
    expect(output).toContain('Ünder␛[2J the 🌙\\u{9b}31m arch\\u{202e}?');
    expect(output.match(/^#\d+/gm)).toEqual([`#${id}`]);
  });

  test('API-60 inbox reports when it is empty', async () => {
    expect(await outputOf(['inbox'])).toBe('The inbox is empty.');
    expect(await outputOf(['inbox', '--json'])).toBe('');
  });

  test('API-60 seen and answer change the request that the guest reads', async () => {
    const id = await enquire('Is the counter free?');
    expect(await outputOf(['seen', `${id}`])).toBe(`#${id} is seen.`);
    expect(await ownRequests()).toMatchObject([{ state: 'seen' }]);
    const text = 'Yes:  "two"\nplaces';
    expect(await outputOf(['answer', `${id}`, text])).toBe(`#${id} is answered.`);
    expect(await ownRequests()).toMatchObject([{ state: 'answered', answer: text }]);
  });

  test.each([
    {
      parameters: ['inbox'],
      variables: { PROVIDER_URL: 'http://127.0.0.1:9' },
      line: /^The provider does not answer at http:\/\/127\.0\.0\.1:9\. Start it .*$/,
    },
    {
      parameters: ['inbox'],
      variables: { DESK_PASSWORD: 'wrong' },
      line: /^admin@.*: The email or password is incorrect\. Choose a hotel .*$/,
    },
    {
      parameters: ['inbox', '--hotel', 'grand-plaza'],
      variables: { DESK_EMAIL: 'admin@seaside-inn.test' },
      line: /^admin@seaside-inn\.test belongs to seaside-inn, not to grand-plaza\.$/,
    },
    {
      parameters: ['inbox', '--hotel', 'grand-plaza'],
      variables: { DESK_EMAIL: 'guest@grand-plaza.test' },
      line: /^guest@grand-plaza\.test is not a hotel admin\. Set DESK_EMAIL .*$/,
    },
    {
      parameters: ['seen', '999999'],
      line: /^There is no request 999999 at this hotel\. See pnpm desk inbox\.$/,
    },
    {
      parameters: ['inbox'],
      variables: { PROVIDER_URL: 'nowhere' },
      line: /^PROVIDER_URL: expected .*$/,
    },
    { parameters: ['answer', '1', ' '], line: /^error: "1" or the text .*\nUsage: pnpm desk / },
    { parameters: ['seen', 'x'], line: /^error: "x" or the text .*\nUsage: pnpm desk / },
    { parameters: ['rooms'], line: /^error: too many arguments\. .*\nUsage: pnpm desk / },
    { parameters: ['--json'], line: /^error: unknown option '--json'.*\nUsage: pnpm desk / },
    { parameters: ['inbox', '--colour'], line: /^error: unknown option '--colour'/ },
  ])(
    'API-63 $parameters with $variables fails and prints what to do',
    async ({ parameters, variables = {}, line }) => {
      await expect(outputOf(parameters, variables as Record<string, string>)).rejects.toThrow(line);
    },
  );

  test('API-16 live: prints entries, marks them as seen and executes answers', async () => {
    const first = await enquire('There before');
    const live = desk([]);
    await expect.poll(() => live.output).toContain('There before');
    const second = await enquire('Came later \u001b[2J');
    await expect.poll(() => live.output).toContain('Came later');
    expect(await ownRequests()).toMatchObject([{ state: 'seen' }, { state: 'seen' }]);
    live.type(`answer ${first} Gladly, at eight.`);
    await expect.poll(() => live.output).toContain(`#${first} is answered.`);
    expect(await ownRequests()).toMatchObject([{ id: second }, { answer: 'Gladly, at eight.' }]);
    live.type('answer 999999 Hello?');
    await expect.poll(() => live.output).toContain('There is no request 999999');
    live.type('quit');
    expect(await live.ended).toBe(0);
    expect(live.output.match(/There before/g)).toHaveLength(1);
    expect(live.output).not.toMatch(CONTROL_CHARACTERS);
    expect(live.errors).toBe('');
  });

  test('API-116 the desk prints a changed request again, with the earlier answer and both dates', async () => {
    const contactDetails = { name: 'Noor', email: 'noor@example.com', phone: '447700900123' };
    const checkIn = { ...contactDetails, check_in: '2028-02-29 03:05 PM', type: 'checkin' };
    const { id } = (await call(endpoints.requests, checkIn)).data;
    const live = desk([]);
    live.type(`answer ${id} Ready at three.`);
    await expect.poll(() => live.output).toContain(`#${id} is answered.`);
    await expect.poll(() => live.output).toContain('Check-in: 2028-02-29 03:05 PM');
    await call(endpoints.request(id), { ...checkIn, check_in: '2028-02-29 01:05 PM' }, 'PUT');
    await expect.poll(() => live.output).toContain('Check-in: 2028-02-29 01:05 PM');
    await expect.poll(ownRequests).toMatchObject([{ state: 'seen', answer: 'Ready at three.' }]);
    expect(live.output.match(/Changed: /g)).toHaveLength(1);
    const inbox = await outputOf(['inbox']);
    for (const line of ['Check-in · seen', 'Changed: ', 'Answer: Ready at three.', 'Answered: '])
      expect(inbox).toContain(line);
    live.type('quit');
    expect([await live.ended, live.errors]).toEqual([0, '']);
  });

  test('API-63 live: reports an unreachable provider once, continues, and ends on a signal', async () => {
    await enquire('There before');
    const live = desk([]);
    await expect.poll(() => live.output).toContain('There before');
    const port = Number(new URL(context.provider.url).port);
    await context.provider.stop();
    await expect.poll(() => live.output).toContain('does not answer');
    live.type('answer 1 Hello?');
    await expect.poll(() => live.output.match(/does not answer/g)).toHaveLength(2);
    await start(port);
    await expect.poll(() => live.output).toContain('The provider is reachable again.');
    await enquire('Came later');
    await expect.poll(() => live.output).toContain('Came later');
    expect(live.output.match(/Trying again/g)).toHaveLength(1);
    live.child.kill('SIGINT');
    expect(await live.ended).toBe(0);
  });

  test('API-63 live: ends on a wrong password', async () => {
    const live = desk([], { DESK_PASSWORD: 'wrong' });
    expect(await live.ended).toBe(1);
    expect(live.errors).toMatch(/^admin@.*: The email or password is incorrect\. .*\n$/);
  });
});
