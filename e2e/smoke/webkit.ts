import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@foyer/build/ports';
import { untilHealthy } from '@foyer/scripts/processes';
import { withDisplay } from './display.ts';
import { type Engine, PHONE, type Scoped, type Tab } from './engine.ts';
import { type Call, webDriver } from './webdriver.ts';

const WINDOW = join(import.meta.dirname, 'phone-window.py');
const READY_MS = 90_000;
const POLL_MS = 25;
const SCRIPT_MS = 3_000;
/** The key of element references in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/**
 * WebKit's messages for unknown policy directives and for requests that a navigation aborted. The
 * first come on every page, the second only for requests to the page's own origin.
 */
const HARMLESS =
  /directive 'manifest-src'|WebSocket is closed (?:due to suspension|before the connection is established)|[Cc]annot load http:\/\/localhost:\d+\/\S* due to access control checks/;

/** Provides Debian's WebKitGTK, driven by its own WebDriver, one driver per tab. */
export const withWebKit: Scoped<Engine> = (use) =>
  withDisplay((display) =>
    use(async (note, useTab) => {
      const folder = await mkdtemp(join(tmpdir(), 'foyer-webkit-'));
      const port = await freePort();
      const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
        // Its own process group, so that its window ends with it.
        detached: true,
        env: { ...process.env, DISPLAY: display, TZ: PHONE.timeZone },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      // Emitted once all output is read and all processes have ended.
      const closed = once(driver, 'close');
      for (const output of [driver.stdout, driver.stderr])
        createInterface(output).on('line', (line) => {
          if (/CONSOLE.* ERROR/.test(line) && !HARMLESS.test(line)) note(line);
        });
      try {
        const url = `http://127.0.0.1:${port}`;
        await untilHealthy(driver, `${url}/status`, READY_MS);
        await useTab(tabOf(await newSession(webDriver(url), folder)));
      } finally {
        endGroup(driver.pid);
        await closed;
        await rm(folder, { recursive: true });
      }
    }),
  );

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // The processes may have exited already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function newSession(call: Call, folder: string): Promise<Call> {
  const { width, height, locale } = PHONE;
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // WebDriver's own waiting would block every other call until a page has loaded.
        pageLoadStrategy: 'none',
        // A script may wait for ever after its document was replaced.
        timeouts: { script: SCRIPT_MS },
        'webkitgtk:browserOptions': {
          // Debian's Python, which has the packages for WebKit.
          binary: '/usr/bin/python3',
          args: [WINDOW, folder, `${width}`, `${height}`, locale],
        },
      },
    },
  });
  return (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
}

function tabOf(session: Call): Tab {
  const evaluate: Tab['evaluate'] = (work, argument) =>
    session('POST', '/execute/sync', {
      script: `return (${work})(arguments[0])`,
      args: [argument ?? null],
    });
  async function open(url: string, until: DocumentReadyState[]): Promise<void> {
    const documentOf = () =>
      evaluate(() => ({ began: performance.timeOrigin, state: document.readyState }), undefined);
    const before = await documentOf();
    await session('POST', '/url', { url });
    for (;;) {
      // Between two documents a call may fail.
      const now = await documentOf().catch(() => before);
      if (now.began !== before.began && until.includes(now.state)) return;
      await sleep(POLL_MS);
    }
  }
  return {
    goto: (url) => open(url, ['complete']),
    startLoading: (url) => open(url, ['loading', 'interactive', 'complete']),
    evaluate,
    tap: ({ x, y }) =>
      session('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'finger',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    async type(text) {
      const { [ELEMENT]: id } = await session<Record<string, string>>('GET', '/element/active');
      await session('POST', `/element/${id}/value`, { text });
    },
    screenshot: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
  };
}
