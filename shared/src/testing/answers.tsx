import { onTestFinished, vi } from 'vitest';

const real = window.fetch;

type Answer = () => Response | Promise<Response>;

/** Answers the calls whose address ends so, until the test is over; all others reach the provider. */
export function answerCalls(path: string, answer: Answer) {
  const wire = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (...call) =>
      String(call[0]).endsWith(path) ? answer() : real(...call),
    );
  onTestFinished(() => wire.mockRestore());
  return wire;
}

export const json =
  (body: object, init?: ResponseInit): Answer =>
  () =>
    Response.json(body, init);

/** A captive portal's page, as an example of what is no answer. */
export const portal: Answer = () => new Response('<html>Welcome to our wifi</html>');

/** Without a network nothing comes back. */
export const noAnswer: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
