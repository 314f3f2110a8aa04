import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { wrapInLayer } from './layers/wrap.ts';
import { CHROMIUM_FLAGS, headlessChromiumPath } from './scripts/chromium.ts';
import { TEST_PROVIDER_PORT } from './scripts/test-provider.ts';
import { WEBSOCKET_PATH } from './shared/src/contracts/realtime.ts';

const TEST_PROVIDER = `http://localhost:${TEST_PROVIDER_PORT}`;

/** What is awaited may take a busy machine a while; the default second would be a matter of luck. */
const expectOptions = { poll: { timeout: 15_000 } };

/** Unit tests run in Node, `*.browser.test.tsx` in a real browser; both lie beside their file. */
export default defineConfig({
  test: {
    // On two cores the default is one, which waits for a process or a page most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'node',
          include: ['**/src/**/*.test.ts', '{browsers,federation,layers,scripts}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          expect: expectOptions,
        },
      },
      {
        css: { postcss: { plugins: [wrapInLayer()] } },
        // Every package is found before the first test: one found later reloads the page midway.
        optimizeDeps: { entries: ['{shared,mfe-*,worker}/src/**/*.{ts,tsx}'] },
        server: {
          // As the gateway does.
          proxy: {
            '/api': { target: TEST_PROVIDER, rewrite: (path) => path.slice('/api'.length) },
            '/broadcasting': TEST_PROVIDER,
            [WEBSOCKET_PATH]: {
              target: TEST_PROVIDER,
              ws: true,
              rewrite: (path) => path.slice(WEBSOCKET_PATH.length),
            },
          },
        },
        test: {
          name: 'browser',
          globalSetup: 'scripts/test-provider.ts',
          setupFiles: ['shared/src/testing/axe-after-each.ts'],
          include: ['**/src/**/*.browser.test.tsx'],
          testTimeout: 30_000,
          expect: expectOptions,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: headlessChromiumPath(), args: CHROMIUM_FLAGS },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
});
