/** Holds the number of passed tests, and the names of failed and skipped ones. */
export type Outcome = { passed: number; failed: string[]; skipped: string[] };

type VitestReport = {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

/** Reads the report of Vitest's `json` reporter. */
export function vitestOutcome(report: VitestReport): Outcome {
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (...statuses: string[]) =>
    results.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => fullName);
  return {
    passed: named('passed').length,
    failed: named('failed'),
    skipped: named('skipped', 'pending', 'todo', 'disabled'),
  };
}

type Test = {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
};
type Spec = { title: string; tests: Test[] };
type PlaywrightSuite = { specs?: Spec[]; suites?: PlaywrightSuite[] };

/** Reads the report of Playwright's `json` reporter. */
export function playwrightOutcome(report: PlaywrightSuite): Outcome {
  const tests = specsOf(report).flatMap(({ title, tests: runs }) =>
    runs.map((run) => ({ ...run, name: `${run.projectName}: ${title}` })),
  );
  const named = (...statuses: Test['status'][]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  return {
    passed: named('expected').length,
    failed: named('unexpected', 'flaky'),
    skipped: named('skipped'),
  };
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
