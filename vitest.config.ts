import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
// By its path: a dependency of the root would count as an input of every build.
import { componentTests, expectOptions } from './tooling/scripts/src/component-tests.ts';

/** Configures the tests that need no browser. */
export const nodeTests: TestProjectInlineConfiguration['test'] = {
  name: 'node',
  globalSetup: 'provider/src/testing/template-database.ts',
  // Files share imported modules: loading them again for each file took half of the time.
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  include: ['**/src/**/*.test.ts'],
  // These limits end tests that hang. A busy machine takes several times as long as an idle one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: expectOptions,
};

/** Runs unit tests in Node and `*.browser.test.tsx` in a real browser. Both are next to their source. */
export default defineConfig({
  test: {
    // On two cores the default is one worker, which is idle most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: nodeTests },
      componentTests(
        '{shared,mfe-*,tooling/create-remote/template,platform/service-worker}/src/**/*.{ts,tsx}',
        'platform/preview/src/inspector/page/*.{ts,tsx}',
        'tooling/catalogue/{.storybook,src}/*.{ts,tsx}',
        'tooling/scripts/src/*.tsx',
      ),
    ],
  },
});
