import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ROOT } from '@foyer/build/packages';

/** Selects the tests of a run. `notRun` lists the tests and checks that do not run. */
export type Selection = {
  /** The path to lint, relative to the root. */
  lint: string;
  /** Vitest's arguments; undefined if no unit or component test runs. */
  vitest?: string[];
  /** Playwright's arguments; undefined if no end-to-end test runs. */
  playwright?: string[];
  notRun: string[];
};

/** Maps packages to the areas of docs/behaviour.md that their end-to-end tests cover. */
const AREAS: Record<string, string[]> = {
  'mfe-auth': ['AUTH'],
  'mfe-forms': ['FORM'],
  'mfe-hotel': ['HOTEL'],
  'mfe-listings': ['LIST'],
  'mfe-messaging': ['MSG'],
  'platform/edge': ['EDGE'],
  'platform/fleet': ['FLEET'],
  'platform/gateway': ['FLEET', 'LOOK', 'ORIGIN', 'SCALE'],
  'platform/prerender': ['SHELL'],
  'platform/preview': ['LOOK'],
  'platform/releases': ['FLEET', 'ORIGIN'],
  'platform/service-worker': ['APP'],
  provider: ['API'],
  shell: ['SHELL'],
  'tooling/create-remote': ['TEAM'],
  'tooling/dev-server': ['DEV'],
};

const OTHER_CHECKS = 'dead code, and the linter outside of it';

/** Selects the tests of a package, a folder or a file. Selects all without a name. */
export function select(name = ''): Selection {
  const path = relative(ROOT, resolve(ROOT, name));
  if (path.startsWith('..') || !existsSync(join(ROOT, path)))
    throw new Error(`There is no package, folder or file ${name} here.`);
  if (path === '') return { lint: '.', vitest: ['run'], playwright: [], notRun: [] };
  const [folder = ''] = /^(?:(?:platform|tooling)\/)?[^/]+/.exec(path) ?? [];
  return { lint: path, ...testsOf(path, folder, AREAS[folder] ?? []) };
}

function testsOf(path: string, folder: string, areas: string[]): Omit<Selection, 'lint'> {
  const whole = join(ROOT, path);
  if (folder === 'e2e')
    return {
      playwright: path.endsWith('.spec.ts') ? [relative('e2e', path)] : [],
      notRun: [OTHER_CHECKS, 'unit and component tests'],
    };
  if (statSync(whole).isFile())
    return {
      vitest: /\.test\.tsx?$/.test(path) ? ['run', whole] : ['related', '--run', whole],
      notRun: [OTHER_CHECKS, `end-to-end tests (npm test ${folder} runs those of its package)`],
    };
  const vitest = ['run', `${whole}${sep}`];
  const others = [OTHER_CHECKS, 'unit and component tests of other folders'];
  if (path !== folder || areas.length === 0)
    return { vitest, notRun: [...others, 'end-to-end tests'] };
  return {
    vitest,
    playwright: ['--project=Chromium', `--grep=\\b(?:${areas.join('|')})-\\d`],
    notRun: [
      ...others,
      `end-to-end tests without a row of ${areas.join(', ')} in their title, and other engines`,
    ],
  };
}
