import { afterEach, expect, test, vi } from 'vitest';
import { run } from './processes.ts';

afterEach(() => vi.restoreAllMocks());

test('names a failing command and prints its whole output', async () => {
  const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const script = "console.log('one file is wrong'); process.exitCode = 3";
  await expect(run(process.execPath, '-e', script)).rejects.toThrow(`${script} failed.`);
  expect(shown.mock.calls.join()).toContain('one file is wrong\n');
});

test('does not print the output of a successful command', async () => {
  const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await run(process.execPath, '-e', "console.log('all is well')");
  expect(shown.mock.calls.join()).not.toContain('all is well');
});
