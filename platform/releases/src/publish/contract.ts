import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { isPlatformRelease } from '../contracts/fleet.ts';
import { isReleaseName, loadedPaths, type Release } from '../contracts/release.ts';

/** Lists the exports of a screen that the shell uses. */
const SCREEN_EXPORTS: Record<keyof ScreenModule, true> = {
  Component: true,
  loader: true,
  action: true,
  ErrorBoundary: true,
  shouldRevalidate: true,
};

const SCREENS_LINK = '(docs/team/writing-a-remote.md#screens)';

/** Reports the problems for which no gateway could put a release into a page. */
export function contractProblems(release: Release): string[] {
  const { name, version, kind } = release;
  const isOfKind = kind === 'remote' ? !isPlatformRelease(name) : name === kind;
  return [
    !isReleaseName(name, version) &&
      `${name} ${version} is not a valid name and version of a release.`,
    !isOfKind && `A ${kind} cannot be called ${name}.`,
    ...missingFileProblems(release),
    kind === 'shell' && undeclaredExportProblem(release),
    ...(kind === 'remote' ? exposeProblems(release) : []),
  ].filter((problem) => typeof problem === 'string');
}

/** Reports files that the release references but lacks. */
function missingFileProblems(release: Release): string[] {
  const { screens, files } = release;
  const named = [undefined, ...Object.values(screens)].flatMap((one) => loadedPaths(release, one));
  const unknown = [...new Set(named)].filter((path) => !Object.hasOwn(files, path));
  return [
    ...unknown.map((path) => `${path}, which a page would load, is not a file of the release.`),
    ...mountedScreensNotIn(release, screens).map(
      (screen) => `The screen "${screen}" has a mount but no files.`,
    ),
  ];
}

function mountedScreensNotIn({ mounts }: Release, known: object): string[] {
  const screens = new Set(mounts.map(({ screen }) => screen));
  return [...screens].filter((screen) => !Object.hasOwn(known, screen));
}

/** Reports a shell that does not record its exports: any remote would pass the check. */
function undeclaredExportProblem({ version, singletons, exports }: Release): string | false {
  const undeclared = Object.keys(singletons).filter((module) => !exports?.[module]);
  return (
    undeclared.length > 0 &&
    `Shell ${version} does not record its exports of ${undeclared.join(', ')}: build it again.`
  );
}

/** Reports screens, badges and contributions that the shell cannot render, by their recorded exports. */
function exposeProblems(release: Release): string[] {
  const { name, mounts, exposes } = release;
  if (!exposes) return [];
  const problems = mountedScreensNotIn(release, exposes).map(
    (screen) =>
      `${name} has a mount for the screen "${screen}" but no such screen ${SCREENS_LINK}.`,
  );
  for (const [expose, { exports, uses }] of Object.entries(exposes)) {
    const isScreen = mounts.some(({ screen }) => screen === expose);
    const allowed = isScreen ? Object.keys(SCREEN_EXPORTS) : ['Component'];
    const others = exports.filter((one) => !allowed.includes(one));
    if (!exports.includes('Component'))
      problems.push(`"${expose}" of ${name} exports no Component ${SCREENS_LINK}.`);
    if (others.length > 0)
      problems.push(
        `"${expose}" of ${name} exports ${others.join(', ')}, which the shell does not use. Allowed: ${allowed.join(', ')} ${SCREENS_LINK}.`,
      );
    if (uses.react?.includes('lazy'))
      problems.push(
        `"${expose}" of ${name} uses React's lazy, which remembers a failure for good: use lazyModule (docs/team/writing-a-remote.md#lazy-code).`,
      );
  }
  return problems;
}
