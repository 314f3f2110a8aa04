import { shellRelease } from '@foyer/releases/testing/fixtures';
import { defineRemote, type Remote } from '@foyer/shared/contracts/remote.ts';
import { expect, test } from 'vitest';
import { createDevSource } from './dev-source.ts';

const ORIGIN = 'http://localhost:3001';
const golf = (title: string): Remote =>
  defineRemote({
    name: 'mfe-golf',
    mounts: [{ path: 'golf', area: 'public', screen: 'golf', title }],
  });

/** A source whose dev servers the test controls. */
function sourceWith(name = 'mfe-golf') {
  const printed: string[] = [];
  const running: { compiled(errors: string[]): void; ended(): void; isStopped: boolean }[] = [];
  const source = createDevSource(name, {
    origin: ORIGIN,
    start(on) {
      const server = { ...on, isStopped: false };
      running.push(server);
      return {
        stop: async () => {
          server.isStopped = true;
        },
      };
    },
    readRelease: async () => shellRelease(),
    print: (line) => printed.push(line),
    changed: () => undefined,
  });
  return { source, printed, running, state: source.state };
}

test('DEV-16 starts a remote when it is opened or edited', async () => {
  for (const wake of ['open', 'edit'] as const) {
    const { source, running, state } = sourceWith();
    await source.declared({ remote: golf('Golf') });
    source.saved(false);
    expect(running).toHaveLength(0);
    expect(state()).toMatchObject({ isStarting: false, release: { kind: 'remote' } });
    if (wake === 'open') source.open();
    else source.saved(true);
    source.open();
    expect(running).toHaveLength(1);
    expect(state()).toMatchObject({ isStarting: true });
    expect(state()).not.toHaveProperty('origin');
    running[0]?.compiled([]);
    expect(state()).toMatchObject({ isStarting: false, origin: ORIGIN, problems: [] });
  }
});

test('DEV-05 reports compile errors until they are fixed, and keeps the earlier state', async () => {
  const { source, running, state } = sourceWith();
  await source.declared({ remote: golf('Golf') });
  source.open();
  running[0]?.compiled(['./src/golf.tsx: Unexpected token']);
  expect(state()).toMatchObject({ isStarting: false });
  expect(state()).not.toHaveProperty('origin');
  running[0]?.compiled([]);
  running[0]?.compiled(['./src/golf.tsx: Unexpected token']);
  expect(state()).toMatchObject({
    origin: ORIGIN,
    problems: ['mfe-golf does not compile: ./src/golf.tsx: Unexpected token'],
  });
  running[0]?.compiled([]);
  expect(state().problems).toEqual([]);
});

test('DEV-19 reports a dev server that has ended, and restarts it at the next edit', async () => {
  const { source, running, state, printed } = sourceWith();
  await source.declared({ remote: golf('Golf') });
  source.open();
  running[0]?.compiled([]);
  running[0]?.ended();
  expect(printed).toEqual(['The dev server of mfe-golf has ended; its next edit starts it again.']);
  expect(state()).toMatchObject({ problems: ['mfe-golf: its dev server has ended'] });
  expect(state()).not.toHaveProperty('origin');
  source.saved(false);
  running[1]?.compiled([]);
  expect(state()).toMatchObject({ origin: ORIGIN, problems: [] });
});

test('DEV-09 reports an invalid declaration once, changes nothing, and recovers with an edit', async () => {
  const { source, running, state, printed } = sourceWith();
  await source.declared({ remote: golf('Golf') });
  source.open();
  running[0]?.compiled([]);
  const before = state().release?.version;
  const invalid = { problems: ['name is missing'] };
  await source.declared(invalid);
  await source.declared(invalid);
  expect(printed).toEqual(['mfe-golf/remote.ts: name is missing']);
  expect(running).toHaveLength(1);
  expect(state()).toMatchObject({
    origin: ORIGIN,
    problems: printed,
    release: { version: before },
  });
  await source.declared({ remote: golf('Golf') });
  expect(printed.at(-1)).toBe('mfe-golf/remote.ts is valid again.');
  expect(running).toHaveLength(1);
  await source.declared({ remote: golf('Minigolf') });
  expect(running[0]?.isStopped).toBe(true);
  running[1]?.compiled([]);
  expect(state().release?.version).not.toBe(before);
});

test('DEV-16 starts an opened source at its first valid declaration', async () => {
  const { source, running } = sourceWith();
  await source.declared({ problems: ['name is missing'] });
  source.open();
  expect(running).toHaveLength(0);
  await source.declared({ remote: golf('Golf') });
  expect(running).toHaveLength(1);
});

test('DEV-04 takes the shell’s release from its dev server', async () => {
  const { source, running, state } = sourceWith('shell');
  source.open();
  running[0]?.compiled([]);
  await expect.poll(() => state().release?.kind).toBe('shell');
});
