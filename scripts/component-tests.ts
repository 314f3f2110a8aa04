/** How tests run that open screens: in a real browser, before a real provider. */
import { extname, join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { wrapInLayer } from '../layers/wrap.ts';
import { WEBSOCKET_PATH } from '../shared/src/contracts/realtime.ts';
import { CHROMIUM_FLAGS, headlessChromiumPath } from './chromium.ts';
import { IS_INSTALLED } from './packages.ts';
import { TEST_PROVIDER_PORT } from './test-provider.ts';

const TEST_PROVIDER = `http://localhost:${TEST_PROVIDER_PORT}`;

/** A busy machine takes many times as long as an idle one. */
const AWAITED_MS = 90_000;

/** How polls of a test wait. Vitest moves a stopped clock by the interval: an interval of 0 does not. */
export const expectOptions = { poll: { timeout: AWAITED_MS, interval: 0 } };

/** A package of npm's is found whole and not looked into, unless it is ours. */
const OWN_PACKAGE = '@foyer/shared';
const ITS_SOURCES = `node_modules/${OWN_PACKAGE}/shared/src/**/*.js`;

/** A module of this package: compiled where it is installed, TypeScript in a checkout. */
const besideThis = (path: string) =>
  join(import.meta.dirname, `${path}${extname(import.meta.filename)}`);

/**
 * Makes the browser keep modules within a run: test files load the same ones. Under `--watch` modules
 * change, and it asks for each again. The provider forbids it to keep answers (`no-store`).
 */
const KEPT_MODULES: Plugin = {
  name: 'foyer:kept-modules',
  configureVitest({ vitest, project }) {
    if (vitest.config.watch) return;
    project.vite.config.server.headers = { 'Cache-Control': 'max-age=31536000,immutable' };
  },
};

/** Vitest's configuration of the `*.browser.test.tsx` beside these sources, which are globs. */
export function componentTests(...sources: string[]): TestProjectInlineConfiguration {
  return {
    plugins: [KEPT_MODULES],
    css: { postcss: { plugins: [wrapInLayer()] } },
    optimizeDeps: {
      // Every package is found before the first test: one found later reloads the page midway.
      entries: IS_INSTALLED ? [...sources, ITS_SOURCES] : sources,
      exclude: IS_INSTALLED ? [OWN_PACKAGE] : [],
    },
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
      globalSetup: besideThis('test-provider'),
      setupFiles: besideThis('../shared/src/testing/axe-after-each'),
      include: ['**/src/**/*.browser.test.tsx'],
      // What is packed for teams has the template's tests in it.
      exclude: [...configDefaults.exclude, '**/dist/**'],
      testTimeout: 300_000,
      expect: expectOptions,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          // Without it an element is awaited for as long as its test may take.
          actionTimeout: AWAITED_MS,
          launchOptions: { executablePath: headlessChromiumPath(), args: CHROMIUM_FLAGS },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      },
    },
  };
}
