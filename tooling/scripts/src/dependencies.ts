/** Reads the imports of a checkout and checks them by `dependency-rules.ts`. */
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import { CIRCLE_RULES, IMPORT_RULES, TESTS } from './dependency-rules.ts';

/** Builds, hidden folders, declarations, and code with a lockfile of its own. */
const NOT_READ = [
  '^(?!node_modules/)(?:(?:platform|tooling)/)?(?:[^/]+/)?(?:dist|reports|test-results|\\.[^/]+)/',
  '^(?!.*node_modules/).*\\.d\\.ts$',
  '^(?:bench/peers|e2e/third-party|tooling/create-remote/own-repository)/',
];

/** Returns the imports that break one of these rules, a line for each. Reads those of types too. */
async function brokenIn(
  root: string,
  forbidden: IForbiddenRuleType[],
  exclude: string[],
): Promise<string[]> {
  const { output } = await cruise(
    ['.'],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })) },
      parser: 'tsc',
      tsPreCompilationDeps: true,
      doNotFollow: 'node_modules',
      exclude,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  );
  if (typeof output === 'string') throw new Error(output);
  // Without a parser for TypeScript it reads no file, and would find nothing wrong.
  if (output.summary.totalDependenciesCruised === 0) throw new Error('No imports were found.');
  return output.summary.violations.map(
    ({ from, to, rule, cycle }) =>
      `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
  );
}

/** Checks the imports of a checkout. Returns a line for each that breaks a rule. */
export async function brokenRules(root: string): Promise<string[]> {
  return [
    ...(await brokenIn(root, IMPORT_RULES, NOT_READ)),
    ...(await brokenIn(root, CIRCLE_RULES, [...NOT_READ, TESTS])),
  ];
}
