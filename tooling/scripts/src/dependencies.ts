/** Reads the imports of a checkout and checks them by `dependency-rules.ts`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, format, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { CIRCLE_RULES, IMPORT_RULES, TESTS } from './dependency-rules.ts';

/** Declarations, and code with a lockfile of its own. */
const NOT_READ =
  /\.d\.ts$|^bench\/peers\/|^e2e\/third-party\/tides\/|^tooling\/create-remote\/own-repository\//;

/** An import or a re-export, as any parser must find it. */
const IMPORT = /^(?:import|export)\b[^;]*?\bfrom '/m;

/** Packages that the drawing leaves out: they use all others, or are like `mfe-hotel`. */
const NOT_DRAWN = '^(?:e2e|bench|mfe-(?!hotel)[^/]+|tooling/(?!build)[^/]+)/';
const PACKAGE_FOLDER = '^(?:(?:platform|tooling)/[^/]+|[^/]+)';

/** Lists the sources of a checkout that git knows, new ones included. */
function sourcesIn(root: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    { cwd: root, encoding: 'utf8' },
  );
  return listed
    .split('\0')
    .filter((path) => path && !NOT_READ.test(path) && existsSync(join(root, path)));
}

/** Reads the imports of these files, those of types too. Throws if it finds none in a file that has some. */
async function readImports(
  root: string,
  files: readonly string[],
  forbidden: IForbiddenRuleType[],
  readsTypes: boolean,
): Promise<ICruiseResult> {
  const { output } = await cruise(
    [...files],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })) },
      parser: readsTypes ? 'tsc' : 'acorn',
      tsPreCompilationDeps: readsTypes,
      doNotFollow: { path: 'node_modules' },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  );
  if (typeof output === 'string') throw new Error(output);
  const read = new Set(
    output.modules.flatMap(({ source, dependencies }) => (dependencies.length > 0 ? source : [])),
  );
  const unread = files.filter(
    (file) => !read.has(file) && IMPORT.test(readFileSync(join(root, file), 'utf8')),
  );
  if (unread.length > 0) throw new Error(`Files were not read: ${unread.join(', ')}.`);
  return output;
}

/** The imports of a checkout, checked. */
export type Dependencies = {
  /** Each import that breaks a rule, a line for each. */
  broken: string[];
  /** The packages and their imports, as a Mermaid diagram. */
  drawing: string;
};

/** Checks the imports of a checkout. Without `readsTypes` it misses imports of types, and throws. */
export async function checkDependencies(
  root: string,
  files = sourcesIn(root),
  readsTypes = true,
): Promise<Dependencies> {
  const sources = files.filter((file) => !new RegExp(TESTS).test(file));
  const imports = await readImports(root, files, IMPORT_RULES, readsTypes);
  const circles = await readImports(root, sources, CIRCLE_RULES, readsTypes);
  const violations = [...imports.summary.violations, ...circles.summary.violations];
  const { output } = await format(circles, {
    outputType: 'mermaid',
    collapse: PACKAGE_FOLDER,
    exclude: { path: NOT_DRAWN },
    includeOnly: { path: '^(?:shell|mfe-|shared|provider|platform|tooling)' },
  });
  return {
    broken: violations.map(
      ({ from, to, rule, cycle }) =>
        `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
    ),
    drawing: String(output),
  };
}
