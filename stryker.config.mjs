import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Configures `pnpm mutation`: the mutants and the tests to run. */
export default {
  testRunner: 'vitest',
  // The pool of `pnpm unit`: in threads the stack is deeper than integration/templates.test.ts goes (SHELL-80).
  vitest: { configFile: 'vitest.mutation.config.ts', pool: 'forks' },
  // Stryker's own search does not find plugins in pnpm's layout.
  plugins: ['@stryker-mutator/vitest-runner'],
  incremental: true,
  // A mutant in code that runs at load time would need every test.
  ignoreStatic: true,
  ignorePatterns: ['dist', '.data', 'bench', 'e2e'],
  // Outside of the repository, where `pnpm unit` does not find the copied tests.
  tempDirName: join(tmpdir(), 'foyer-mutation'),
  cleanTempDir: 'always',
  // Tests run without type checks. Stryker would rewrite the tsconfig, which it cannot do with TypeScript 7.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
};
