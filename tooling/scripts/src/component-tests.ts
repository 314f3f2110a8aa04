/** Configures the component tests: a real browser with a real provider. */
import { extname, join } from 'node:path';
import { wrapInLayer } from '@foyer/build/layers';
import { IS_INSTALLED } from '@foyer/build/packages';
import { WEBSOCKET_PATH } from '@foyer/shared/contracts/realtime.ts';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, headlessChromiumPath } from './chromium.ts';
import { TEST_PROVIDER_PORT } from './test-provider.ts';

const TEST_PROVIDER = `http://localhost:${TEST_PROVIDER_PORT}`;

/** The time limit of a wait. A busy machine takes many times as long as an idle one. */
const AWAITED_MS = 90_000;

/** Options of polls. Vitest advances a stopped clock by the interval, so the interval is 0. */
export const expectOptions = { poll: { timeout: AWAITED_MS, interval: 0 } };

/** The package whose sources are entries, because Vite does not scan installed packages for imports. */
const OWN_PACKAGE = '@foyer/shared';
const ITS_SOURCES = `node_modules/${OWN_PACKAGE}/shared/src/**/*.js`;

/** Returns the path of a module of this package. It is compiled if installed, TypeScript in a checkout. */
const modulePath = (path: string) =>
  join(import.meta.dirname, `${path}${extname(import.meta.filename)}`);

/**
 * Makes the browser cache modules within a run, as test files load the same ones. Not under `--watch`,
 * where modules change. Responses of the provider are not cached (`no-store`).
 */
const CACHED_MODULES: Plugin = {
  name: 'foyer:cached-modules',
  configureVitest({ vitest, project }) {
    if (vitest.config.watch) return;
    project.vite.config.server.headers = { 'Cache-Control': 'max-age=31536000,immutable' };
  },
};

/** Returns Vitest's configuration of the `*.browser.test.tsx` next to these sources (globs). */
export function componentTests(...sources: string[]): TestProjectInlineConfiguration {
  return {
    plugins: [CACHED_MODULES],
    css: { postcss: { plugins: [wrapInLayer()] } },
    optimizeDeps: {
      // All packages must be found before the first test: a later one reloads the page during a test.
      entries: IS_INSTALLED ? [...sources, ITS_SOURCES] : sources,
      exclude: IS_INSTALLED ? [OWN_PACKAGE] : [],
    },
    server: {
      // The same paths as at the gateway.
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
      globalSetup: modulePath('test-provider'),
      setupFiles: modulePath('../../../shared/src/testing/axe-after-each'),
      include: ['**/src/**/*.browser.test.tsx'],
      // The package for teams contains the template's tests.
      exclude: [...configDefaults.exclude, '**/dist/**'],
      testTimeout: 300_000,
      expect: expectOptions,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          // Without a limit a wait for an element lasts as long as the test.
          actionTimeout: AWAITED_MS,
          launchOptions: { executablePath: headlessChromiumPath(), args: CHROMIUM_FLAGS },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      },
    },
  };
}
