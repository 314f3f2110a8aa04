import { CHROMIUM_FLAGS, headlessChromiumPath } from '@foyer/scripts/chromium';
import { defineConfig, devices } from '@playwright/test';
import { GATEWAY_URL } from './server/addresses.ts';
import { OTHER_ENGINES } from './smoke/engine.ts';

/** End-to-end tests against the real provider, gateway and releases. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // These limits end tests that hang. A busy machine takes several times as long as an idle one.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  // A service worker would bypass the responses that tests intercept.
  use: { baseURL: GATEWAY_URL, serviceWorkers: 'block' },
  projects: [
    {
      name: 'Chromium',
      testDir: 'tests',
      outputDir: 'test-results/chromium',
      // Tests compare with screenshots of the same run.
      snapshotDir: 'test-results/chromium',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        // Traces would cost a fifth of the run; use `--trace on` when you need one.
        trace: 'off',
        // Files whose tests open a second tab use the full browser: `severalTabs`.
        launchOptions: { executablePath: headlessChromiumPath(), args: CHROMIUM_FLAGS },
      },
    },
    ...OTHER_ENGINES.map((name) => ({
      name,
      testDir: 'smoke',
      outputDir: `test-results/${name.toLowerCase()}`,
    })),
  ],
  webServer: {
    command: 'node server/serve.ts',
    url: `${GATEWAY_URL}/-/healthz`,
    // A fresh checkout builds everything first.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
  },
});
