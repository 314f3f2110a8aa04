import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs Node with `args` and returns its exit code and output. */
function node(args: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    const options = { cwd: import.meta.dirname, env: { ...process.env, ...env } };
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      done({ code: error?.code, stdout, stderr }),
    );
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('ends a started process at shutdown even if another step fails', async () => {
  const script = `
    import { spawn } from 'node:child_process';
    import { stopProcess } from '@foyer/scripts/processes';
    import { onShutdown, shutDown } from './shutdown.ts';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log(child.pid);
    onShutdown(() => stopProcess(child));
    onShutdown(() => Promise.reject(new Error('It has crashed.')));
    void shutDown(1, 'The first word.');
    void shutDown(1, 'Another.');
  `;
  const { code, stdout, stderr } = await node(['--input-type=module', '-e', script]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'The first word.\n' });
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(isRunning(Number(stdout))).toBe(false);
});

test('reports a Chromium that does not start in one line', async () => {
  const script = `
    import { launch } from './browser.ts';
    import { shutDown } from './shutdown.ts';
    launch().catch((error) => shutDown(1, error.message));
  `;
  const env = { CHROMIUM_PATH: process.execPath };
  expect(await node(['--input-type=module', '-e', script], env)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${process.execPath} does not start: set CHROMIUM_PATH to a Chromium.\n`,
  });
});
