/** What a suite's report says: how many tests passed, and the names of those that did not. */
export type Outcome = { passed: number; failed: string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

/** Reads what Vitest's `json` reporter writes. */
export function vitestOutcome(report: VitestReport): Outcome {
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return { passed: report.numPassedTests, failed: failed.map(({ fullName }) => fullName) };
}

type Spec = { title: string; tests: { projectName: string; status: string }[] };
type PlaywrightSuite = { specs?: Spec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = PlaywrightSuite & { stats: { expected: number } };

/** Reads what Playwright's `json` reporter writes. */
export function playwrightOutcome(report: PlaywrightReport): Outcome {
  const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): typeof specs => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  const failed = specsOf(report).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${projectName}: ${title}`),
  );
  return { passed: report.stats.expected, failed };
}
