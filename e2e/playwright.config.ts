import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.ts';
import { GATEWAY_URL } from './server/places.ts';

/** End-to-end tests: a phone-sized Chromium against the real provider, gateway and releases. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: GATEWAY_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Screenshots of every step would cost a third of the run.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node server/serve.ts',
    url: `${GATEWAY_URL}/-/healthz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
  },
});
