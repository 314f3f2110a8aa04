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

/** Reports the problems for which no gateway could put a release into a page. */
export function contractProblems(release: Release): string[] {
  const { name, version, kind } = release;
  return [
    ...(isReleaseName(name, version)
      ? []
      : [`${name} ${version} is not a valid name and version of a release.`]),
    ...((kind === 'remote' ? !isPlatformRelease(name) : name === kind)
      ? []
      : [`A ${kind} cannot be called ${name}.`]),
    ...missingFileProblems(release),
    ...(kind === 'shell' ? undeclaredExportProblems(release) : []),
    ...(kind === 'remote' ? exposeProblems(release) : []),
  ];
}

/** Reports files that the release references but lacks. */
function missingFileProblems(release: Release): string[] {
  const { screens, mounts, files } = release;
  const named = [undefined, ...Object.values(screens)].flatMap((one) => loadedPaths(release, one));
  const unknown = [...new Set(named)].filter((path) => !Object.hasOwn(files, path));
  const mountedScreens = [...new Set(mounts.map(({ screen }) => screen))];
  const without = mountedScreens.filter((screen) => !Object.hasOwn(screens, screen));
  return [
    ...unknown.map((path) => `${path}, which a page would load, is not a file of the release.`),
    ...without.map((screen) => `The screen "${screen}" has a mount but no files.`),
  ];
}

/** Reports a shell that does not record its exports: any remote would pass the check. */
function undeclaredExportProblems({ version, singletons, exports }: Release): string[] {
  const undeclared = Object.keys(singletons).filter((module) => !exports?.[module]);
  return undeclared.length > 0
    ? [`Shell ${version} does not record its exports of ${undeclared.join(', ')}: build it again.`]
    : [];
}

/** Reports screens and badges that the shell cannot render, by their recorded exports. */
function exposeProblems({ name, mounts, exposes }: Release): string[] {
  if (!exposes) return [];
  const screens = new Set(mounts.map(({ screen }) => screen));
  const missing = [...screens].filter((screen) => !Object.hasOwn(exposes, screen));
  return [
    ...missing.map(
      (screen) => `${name} has a mount for the screen "${screen}" but no such screen.`,
    ),
    ...Object.entries(exposes).flatMap(([expose, { exports }]) => {
      const allowed = screens.has(expose) ? Object.keys(SCREEN_EXPORTS) : ['Component'];
      const others = exports.filter((one) => !allowed.includes(one));
      return [
        ...(exports.includes('Component') ? [] : [`"${expose}" of ${name} exports no Component.`]),
        ...(others.length > 0
          ? [
              `"${expose}" of ${name} exports ${others.join(', ')}, which the shell does not use. Allowed: ${allowed.join(', ')}.`,
            ]
          : []),
      ];
    }),
  ];
}
