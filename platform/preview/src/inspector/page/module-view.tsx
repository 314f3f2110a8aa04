/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx/dom */
import type { InspectedModule } from '@foyer/shared/contracts/inspector-data.ts';
import { elementsOf } from './module-elements.ts';
import { text } from './text.ts';

/** The requests of this page by address, in their order. */
export type Loads = ReadonlyMap<string, PerformanceEntry>;

/** Shows a module in the list, with its files. */
export function ModuleView({ module, loads }: { module: InspectedModule; loads: Loads }) {
  const [current, ...older] = module.releases;
  const count = elementsOf(module.name).length;
  return (
    <details data-module={module.name}>
      <summary>
        <b>{module.name}</b>
        <span>{current.version}</span>
        <span class={count > 0 ? 'count here' : 'count'}>{text.elements(count)}</span>
      </summary>
      <div class="content">
        <dl>
          <dt>{text.facts.release}</dt>
          <dd>{current.version}</dd>
          <dt>{text.facts.source}</dt>
          <dd>{sourceOf(current)}</dd>
          <dt>{text.facts.fallback}</dt>
          <dd>{older.map(({ version }) => version).join(', ') || text.noFallback}</dd>
          <dt>{text.facts.mounts}</dt>
          <dd>{module.mounts.join('\n') || text.noMounts}</dd>
        </dl>
        {module.releases.map((release) => (
          <Files release={release} loads={loads} />
        ))}
      </div>
    </details>
  );
}

type InspectedRelease = InspectedModule['releases'][number];

/** Returns the source of a release. In development, the base is a full address. */
function sourceOf({ base, source }: InspectedRelease): string {
  return source ?? (base.startsWith('/') ? text.store : new URL(base).origin);
}

/** Shows a release's files, requested files first in their order. */
function Files({ release, loads }: { release: InspectedRelease; loads: Loads }) {
  const base = new URL(release.base, location.origin).href;
  const requested = [...loads.keys()].filter((address) => address.startsWith(base));
  // A development server lists no files.
  const paths = new Set([
    ...requested.map((address) => address.slice(base.length)),
    ...Object.keys(release.files),
  ]);
  if (paths.size === 0) return <p>{text.noFiles}</p>;
  return (
    <table>
      <caption>{text.files(release.version)}</caption>
      <thead>
        <tr>
          {text.columns.map((name) => (
            <th scope="col">{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...paths].map((path) => (
          <File path={path} bytes={release.files[path]} load={loads.get(base + path)} />
        ))}
      </tbody>
    </table>
  );
}

type FileProps = { path: string; bytes: number | undefined; load: PerformanceEntry | undefined };

const File = ({ path, bytes, load }: FileProps) => (
  <tr class={load ? '' : 'unrequested'}>
    <td>{path}</td>
    <td>{bytes === undefined ? '' : text.kilobytes(bytes)}</td>
    <td>{load ? text.milliseconds(load.startTime) : text.notLoaded}</td>
    <td>{load && text.milliseconds(load.duration)}</td>
  </tr>
);
