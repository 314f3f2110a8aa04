import * as endpoints from '@foyer/shared/api/endpoints';
import { describe, expect, it } from 'vitest';
import { DeskRequest } from './requests/records.ts';
import { deskProgram, OBEYED } from './testing/desk-program.ts';

describe('API-16 the desk in a terminal', () => {
  const { own: at, start, call, ran, desk } = deskProgram();

  const ask = async (message: string, name = 'Amelia Hart'): Promise<number> =>
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
  const own = async () => (await call(endpoints.requests)).data;

  const TYPED = 'Ünder\u001b[2J the 🌙\u009b31m arch\u202E?\n#99 Enquiry · answered';

  it('inbox --json gives one object a line, as typed, and nothing else', async () => {
    const ids = [await ask(TYPED), await ask('second', 'A\nB\u001b]0;x\u0007')];
    const inbox = desk(['inbox', '--json']);
    expect([await inbox.ended, inbox.errors]).toEqual([0, '']);
    const { output } = inbox;
    expect(output).not.toMatch(OBEYED);
    const read = output
      .trimEnd()
      .split('\n')
      .map((line) => DeskRequest.parse(JSON.parse(line)));
    expect(read).toMatchObject([
      { id: ids[0], kind: 'enquiry', state: 'sent', message: TYPED, name: 'Amelia Hart' },
      { id: ids[1], message: 'second', name: 'A\nB\u001b]0;x\u0007' },
    ]);
    expect(read[0]?.guest.email).toBe(at.guest.email);
  });

  it('inbox for a person gives a terminal nothing to obey, and no entry that a guest made up', async () => {
    const id = await ask(TYPED, 'A\u0007\n#98 Check-in');
    const output = await ran(['inbox']);
    expect(output).not.toMatch(OBEYED);
    expect(output).toContain('Ünder␛[2J the 🌙\\u{9b}31m arch\\u{202e}?');
    expect(output.match(/^#\d+/gm)).toEqual([`#${id}`]);
  });

  it('says so when nobody has asked for anything', async () => {
    expect(await ran(['inbox'])).toBe('Nobody has asked for anything or said anything yet.');
    expect(await ran(['inbox', '--json'])).toBe('');
  });

  it('seen and answer change what the guest reads', async () => {
    const id = await ask('Is the counter free?');
    expect(await ran(['seen', `${id}`])).toBe(`#${id} is seen.`);
    expect(await own()).toMatchObject([{ state: 'seen' }]);
    const words = 'Yes:  "two"\nplaces';
    expect(await ran(['answer', `${id}`, words])).toBe(`#${id} is answered.`);
    expect(await own()).toMatchObject([{ state: 'answered', answer: words }]);
  });

  it.each([
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
      line: /^guest@grand-plaza\.test is no admin of a hotel\. Set DESK_EMAIL .*$/,
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
    { parameters: ['answer', '1', ' '], line: /^Usage: pnpm desk / },
    { parameters: ['seen', 'x'], line: /^Usage: pnpm desk / },
    { parameters: ['rooms'], line: /^Usage: pnpm desk / },
    { parameters: ['--json'], line: /^Usage: pnpm desk / },
    { parameters: ['inbox', '--colour'], line: /^Unknown option '--colour'/ },
  ])(
    '$parameters with $variables says what to do and fails',
    async ({ parameters, variables = {}, line }) => {
      await expect(ran(parameters, variables as Record<string, string>)).rejects.toThrow(line);
    },
  );

  it('live, it shows what is there and what comes, marks it as seen and takes answers', async () => {
    const first = await ask('There before');
    const live = desk([]);
    await expect.poll(() => live.output).toContain('There before');
    const second = await ask('Came later \u001b[2J');
    await expect.poll(() => live.output).toContain('Came later');
    expect(await own()).toMatchObject([{ state: 'seen' }, { state: 'seen' }]);
    live.type(`answer ${first} Gladly, at eight.`);
    await expect.poll(() => live.output).toContain(`#${first} is answered.`);
    expect(await own()).toMatchObject([{ id: second }, { answer: 'Gladly, at eight.' }]);
    live.type('answer 999999 Hello?');
    await expect.poll(() => live.output).toContain('There is no request 999999');
    live.type('quit');
    expect(await live.ended).toBe(0);
    expect(live.output.match(/There before/g)).toHaveLength(1);
    expect(live.output).not.toMatch(OBEYED);
    expect(live.errors).toBe('');
  });

  it('live, it says once that the provider is away, goes on, and ends by a signal', async () => {
    await ask('There before');
    const live = desk([]);
    await expect.poll(() => live.output).toContain('There before');
    const port = Number(new URL(at.provider.url).port);
    await at.provider.stop();
    await expect.poll(() => live.output).toContain('does not answer');
    live.type('answer 1 Hello?');
    await expect.poll(() => live.output.match(/does not answer/g)).toHaveLength(2);
    await start(port);
    await expect.poll(() => live.output).toContain('The provider is back.');
    await ask('Came later');
    await expect.poll(() => live.output).toContain('Came later');
    expect(live.output.match(/Trying again/g)).toHaveLength(1);
    live.child.kill('SIGINT');
    expect(await live.ended).toBe(0);
  });

  it('live, a wrong password ends it', async () => {
    const live = desk([], { DESK_PASSWORD: 'wrong' });
    expect(await live.ended).toBe(1);
    expect(live.errors).toMatch(/^admin@.*: The email or password is incorrect\. .*\n$/);
  });
});
