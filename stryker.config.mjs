import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How `pnpm mutation` changes the code that it is given, and what it runs then. */
export default {
  testRunner: 'vitest',
  // The pool of `pnpm unit`: in threads the stack is deeper than page/frames.test.ts goes (SHELL-80).
  vitest: { configFile: 'vitest.mutation.config.ts', pool: 'forks' },
  // pnpm keeps it out of the sight of Stryker's own search.
  plugins: ['@stryker-mutator/vitest-runner'],
  incremental: true,
  // What runs while a file is loaded would need every test for each change.
  ignoreStatic: true,
  ignorePatterns: ['dist', '.data', 'bench', 'e2e'],
  // Outside, since `pnpm unit` would find the copied tests.
  tempDirName: join(tmpdir(), 'foyer-mutation'),
  cleanTempDir: 'always',
  // Tests run without types; and no such file is one that TypeScript 7 cannot rewrite for Stryker.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
};
