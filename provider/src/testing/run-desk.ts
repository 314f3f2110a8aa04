import { freePort } from '@foyer/build/ports';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { run } from '../desk/run.ts';
import { type RunningProvider, startProvider } from '../start.ts';
import { BARE, type TestAccounts } from './fixtures.ts';
import { run as runProcess } from './provider-process.ts';
import { testData } from './test-databases.ts';

/** Matches characters that control a terminal, except newlines. */
export const CONTROL_CHARACTERS = /[^\P{Cc}\n]|\p{Bidi_Control}/u;

/** Starts a provider for a describe block. Each test runs `pnpm desk` at a new hotel. */
export function deskProgram() {
  let data: Awaited<ReturnType<typeof testData>>;
  const context = {} as TestAccounts & { provider: RunningProvider };
  const start = async (port: number) => {
    context.provider = await startProvider({ port, ...data, testing: true });
  };
  beforeAll(async () => {
    data = await testData();
    // A fixed port: a test restarts the provider at the same address.
    await start(await freePort());
  });
  beforeEach(async () => {
    Object.assign(context, await call('/testing/hotels', BARE));
  });
  afterAll(async () => {
    await context.provider.stop();
    await data.remove();
  });

  /** Calls the provider as this test's guest. */
  async function call(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const response = await fetch(context.provider.url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { Authorization: `Bearer ${context.guest?.token}` },
    });
    return response.json();
  }

  /** Adds this test's hotel to the command's parameters. */
  const withHotel = (parameters: string[]) =>
    parameters.includes('--hotel') ? parameters : [...parameters, '--hotel', context.hotel.slug];
  const variablesOf = (others: Record<string, string>) => ({
    PROVIDER_URL: context.provider.url,
    ...others,
  });

  /** Runs the command in this process and returns its output. */
  const outputOf = async (parameters: string[], extraVariables: Record<string, string> = {}) =>
    (await run(withHotel(parameters), variablesOf(extraVariables))).join('\n');

  /** Runs the command as a process; `output` and `errors` grow while it runs. */
  function desk(parameters: string[], extraVariables: Record<string, string> = {}) {
    const started = runProcess('desk', variablesOf(extraVariables), ...withHotel(parameters));
    const { stdin } = started.child;
    return Object.assign(started, { type: (line: string) => stdin.write(`${line}\n`) });
  }

  return { context, start, call, outputOf, desk };
}
