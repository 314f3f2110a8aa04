/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx/dom */
import { INSPECTOR_LICENCES_PATH, type Inspected } from '@foyer/shared/contracts/inspector-data.ts';
import { createRef, render, useReducer } from 'hono/jsx/dom';
import type { Failure } from './failures.ts';
import { elementsOf } from './module-elements.ts';
import { ModuleView } from './module-view.tsx';
import { STYLE } from './style.ts';
import { text } from './text.ts';

export type Panel = { toggle(): void; render(): void };

/** Creates the panel over the page. Its content is rendered only while it is open. */
export function createPanel(
  inspected: Inspected,
  failures: readonly Failure[],
  button: HTMLElement,
): Panel {
  const dialog = createRef<HTMLDialogElement>();
  let outlined: string | undefined;
  let update: () => void = () => undefined;

  function outline(module: string | undefined): void {
    outlined = module;
    update();
  }
  const outlineTarget = ({ target }: Event) =>
    outline((target as Element).closest<HTMLElement>('details')?.dataset.module);

  function end(): void {
    dialog.current?.close();
    outline(undefined);
    button.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  }

  function Root() {
    const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
    update = () => renderAgain(undefined);
    return (
      <>
        <div class="outlines" aria-hidden="true">
          {outlined !== undefined && elementsOf(outlined).map(outlineOf)}
        </div>
        <dialog
          ref={dialog}
          aria-labelledby="title"
          onKeyDown={onKeyDown}
          onPointerOver={outlineTarget}
          onFocusIn={outlineTarget}
          onPointerLeave={() => outline(undefined)}
        >
          <div class="head">
            <h2 id="title">{text.title}</h2>
            <p>
              {inspected.hotel}, {inspected.composition}
            </p>
            <button type="button" onClick={end}>
              {text.close}
            </button>
          </div>
          {dialog.current?.open && <Content inspected={inspected} failures={failures} />}
        </dialog>
      </>
    );
  }

  render(<Root />, shadowTree());
  for (const moves of ['scroll', 'resize'])
    addEventListener(moves, () => outlined !== undefined && requestAnimationFrame(update), {
      capture: true,
      passive: true,
    });
  return {
    render: () => update(),
    toggle() {
      if (dialog.current?.open) return end();
      // It focuses the first button.
      dialog.current?.show();
      update();
    },
  };
}

/** Appends a shadow tree to the page. */
function shadowTree(): ShadowRoot {
  const host = document.createElement('div');
  host.lang = 'en';
  host.dir = 'ltr';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return shadow;
}

function outlineOf(target: Element) {
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  return <div class="outline" style={place} />;
}

function Content({ inspected, failures }: { inspected: Inspected; failures: readonly Failure[] }) {
  const requests = performance.getEntriesByType('resource');
  const loads = new Map(requests.map((load) => [load.name, load]));
  return (
    <>
      <h3>{text.failures}</h3>
      {failures.length === 0 ? (
        <p>{text.noFailures}</p>
      ) : (
        <ul class="failures">
          {failures.map(({ atMs, message }) => (
            <li>
              {message} <span>{text.at(atMs)}</span>
            </li>
          ))}
        </ul>
      )}
      <h3>{text.modules}</h3>
      {inspected.modules.map((module) => (
        <ModuleView key={module.name} module={module} loads={loads} />
      ))}
      <h3>{text.licences}</h3>
      <p>
        <a href="/-/licences">{text.licencesOf.releases}</a>,{' '}
        <a href={INSPECTOR_LICENCES_PATH}>{text.licencesOf.inspector}</a>
      </p>
    </>
  );
}
