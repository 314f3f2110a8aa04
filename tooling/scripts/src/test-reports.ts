/** Holds the number of passed tests, and the names of failed and skipped ones. */
export type Outcome = { passed: number; failed: string[]; skipped: string[] };

/** The statuses in both reports. */
const PASSED = ['passed', 'expected'];
const FAILED = ['failed', 'unexpected', 'flaky'];
const SKIPPED = ['skipped', 'pending', 'todo', 'disabled'];

function outcomeOf(tests: readonly { status: string; name: string }[]): Outcome {
  const named = (statuses: readonly string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  return { passed: named(PASSED).length, failed: named(FAILED), skipped: named(SKIPPED) };
}

type VitestReport = {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

/** Reads the report of Vitest's `json` reporter. */
export function vitestOutcome({ testResults }: VitestReport): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return outcomeOf(tests.map(({ status, fullName }) => ({ status, name: fullName })));
}

type Spec = { title: string; tests: { projectName: string; status: string }[] };
type PlaywrightSuite = { specs?: Spec[]; suites?: PlaywrightSuite[] };

const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Reads the report of Playwright's `json` reporter. */
export function playwrightOutcome(report: PlaywrightSuite): Outcome {
  return outcomeOf(
    specsIn(report).flatMap(({ title, tests }) =>
      tests.map(({ projectName, status }) => ({ status, name: `${projectName}: ${title}` })),
    ),
  );
}
