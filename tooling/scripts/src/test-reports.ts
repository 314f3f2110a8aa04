/** The result of a test, or of a step that passes or fails as a whole. */
export type Result = { name: string; outcome: 'passed' | 'failed' | 'skipped' };

/** The statuses in both reports; any other one is a failure. */
const PASSED = ['passed', 'expected'];
const SKIPPED = ['skipped', 'pending', 'todo', 'disabled'];

function resultOf(name: string, status: string): Result {
  if (PASSED.includes(status)) return { name, outcome: 'passed' };
  return { name, outcome: SKIPPED.includes(status) ? 'skipped' : 'failed' };
}

type VitestReport = {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

/** Reads the report of Vitest's `json` reporter. */
export function vitestResults({ testResults }: VitestReport): Result[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.map(({ fullName, status }) => resultOf(fullName, status));
}

type PlaywrightSuite = {
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
};

/** Reads the report of Playwright's `json` reporter. */
export function playwrightResults({ specs = [], suites = [] }: PlaywrightSuite): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => resultOf(`${projectName}: ${title}`, status)),
  );
  return [...own, ...suites.flatMap(playwrightResults)];
}
