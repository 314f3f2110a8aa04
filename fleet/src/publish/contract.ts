import { isEverywhere } from '@foyer/shared/contracts/fleet';
import { isReleaseName, type Release } from '@foyer/shared/contracts/release';
import type { ScreenModule } from '@foyer/shared/contracts/screen';

/** Whatever the shell looks for in a screen. */
const SCREEN: Record<keyof ScreenModule, true> = {
  Component: true,
  loader: true,
  action: true,
  ErrorBoundary: true,
  shouldRevalidate: true,
};

/** Why a release is none that a gateway could put into a page, whatever else is in that page. */
export function contractProblems(release: Release): string[] {
  const { name, version, kind } = release;
  return [
    ...(isReleaseName(name, version)
      ? []
      : [`${name} ${version} is no name and version of a release.`]),
    ...((kind === 'remote' ? !isEverywhere(name) : name === kind)
      ? []
      : [`A ${kind} cannot be called ${name}.`]),
    ...namedFiles(release),
    ...(kind === 'shell' ? unsaidExports(release) : []),
    ...(kind === 'remote' ? exposeProblems(release) : []),
  ];
}

/** Files that the release counts on, and does not have. */
function namedFiles({ entry, initial, screens, mounts, files }: Release): string[] {
  const all = [initial, ...Object.values(screens)];
  const named = [entry, ...all.flatMap(({ scripts, styles }) => [...scripts, ...styles])];
  const unknown = [...new Set(named)].filter((path) => !Object.hasOwn(files, path));
  const places = [...new Set(mounts.map(({ screen }) => screen))];
  const without = places.filter((screen) => !Object.hasOwn(screens, screen));
  return [
    ...unknown.map((path) => `${path}, which a page would ask for, is no file of the release.`),
    ...without.map((screen) => `The screen "${screen}" has a mount, and no files.`),
  ];
}

/** A shell without them would let every remote through. */
function unsaidExports({ version, singletons, exports }: Release): string[] {
  const unsaid = Object.keys(singletons).filter((module) => !exports?.[module]);
  return unsaid.length > 0
    ? [`Shell ${version} does not say what it has of ${unsaid.join(', ')}: build it again.`]
    : [];
}

/** Screens and badges that the shell could not draw, where the build has recorded what they export. */
function exposeProblems({ name, mounts, exposes }: Release): string[] {
  if (!exposes) return [];
  const screens = new Set(mounts.map(({ screen }) => screen));
  const missing = [...screens].filter((screen) => !Object.hasOwn(exposes, screen));
  return [
    ...missing.map(
      (screen) => `${name} has a mount for the screen "${screen}", and no such screen.`,
    ),
    ...Object.entries(exposes).flatMap(([expose, { exports }]) => {
      const allowed = screens.has(expose) ? Object.keys(SCREEN) : ['Component'];
      const others = exports.filter((one) => !allowed.includes(one));
      return [
        ...(exports.includes('Component') ? [] : [`"${expose}" of ${name} exports no Component.`]),
        ...(others.length > 0
          ? [
              `"${expose}" of ${name} exports ${others.join(', ')}, which nobody looks for: ${allowed.join(', ')} is what it can export.`,
            ]
          : []),
      ];
    }),
  ];
}
