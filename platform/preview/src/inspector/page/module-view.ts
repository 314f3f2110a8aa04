import type { InspectedModule } from '@foyer/shared/contracts/inspector-data.ts';
import { element } from './element.ts';
import type { Load } from './loads.ts';
import { elementsOf } from './module-elements.ts';
import { text } from './text.ts';

/** Renders a module's entry in the list, with its files in load order. */
export function moduleView(module: InspectedModule, loaded: Map<string, Load>): HTMLDetailsElement {
  const [current, ...older] = module.releases;
  const count = elementsOf(module.name).length;
  const summary = element(
    'summary',
    {},
    element('b', {}, module.name),
    element('span', {}, current.version),
    element('span', { class: count > 0 ? 'count here' : 'count' }, text.elements(count)),
  );
  const content = element(
    'div',
    { class: 'content' },
    factsOf([
      [text.facts.release, current.version],
      [text.facts.source, sourceOf(current)],
      [text.facts.fallback, older.map(({ version }) => version).join(', ') || text.noFallback],
      [text.facts.mounts, module.mounts.join('\n') || text.noMounts],
    ]),
    ...module.releases.map((release) => filesOf(release, loaded)),
  );
  return element('details', { 'data-module': module.name }, summary, content);
}

type InspectedRelease = InspectedModule['releases'][number];

/** Returns the source of a release. In development, the base is a full address. */
function sourceOf({ base, source }: InspectedRelease): string {
  return source ?? (base.startsWith('/') ? text.store : new URL(base).origin);
}

function factsOf(facts: [name: string, value: string][]): HTMLElement {
  const lines = (value: string) =>
    value.split('\n').flatMap((line, index) => (index > 0 ? [element('br'), line] : [line]));
  return element(
    'dl',
    {},
    ...facts.flatMap(([name, value]) => [
      element('dt', {}, name),
      element('dd', {}, ...lines(value)),
    ]),
  );
}

type File = { path: string; bytes: number | undefined; load: Load | undefined };

/** Renders a release's files, loaded files first in request order. */
function filesOf(release: InspectedRelease, loaded: Map<string, Load>): HTMLElement {
  const base = new URL(release.base, location.origin).href;
  const files = new Map<string, File>(
    Object.entries(release.files).map(([path, bytes]) => [
      path,
      { path, bytes, load: loaded.get(base + path) },
    ]),
  );
  // A development server lists no files.
  for (const [address, load] of loaded) {
    const path = address.slice(base.length);
    if (address.startsWith(base) && !files.has(path))
      files.set(path, { path, bytes: undefined, load });
  }
  const start = ({ load }: File) => load?.startMs ?? Number.POSITIVE_INFINITY;
  const sorted = [...files.values()].sort((one, other) => start(one) - start(other));
  if (sorted.length === 0) return element('p', {}, text.noFiles);
  const head = element(
    'tr',
    {},
    ...text.columns.map((name) => element('th', { scope: 'col' }, name)),
  );
  return element(
    'table',
    {},
    element('caption', {}, text.files(release.version)),
    element('thead', {}, head),
    element('tbody', {}, ...sorted.map(fileRow)),
  );
}

function fileRow({ path, bytes, load }: File): HTMLElement {
  const cells = [
    path,
    bytes === undefined ? '' : text.kilobytes(bytes),
    load ? text.milliseconds(load.startMs) : text.notLoaded,
    load ? text.milliseconds(load.tookMs) : '',
  ];
  return element(
    'tr',
    { class: load ? '' : 'unrequested' },
    ...cells.map((cell) => element('td', {}, cell)),
  );
}
