import type { Inspected } from '@foyer/shared/contracts/inspector-data.ts';
import { element } from './element.ts';
import type { Failure } from './failures.ts';
import { resourceLoads } from './loads.ts';
import { moduleView } from './module-view.ts';
import { createOutline } from './outline.ts';
import { STYLE } from './style.ts';
import { text } from './text.ts';

export type Panel = { toggle(): void; render(): void };

/** Creates the panel over the page. Its content is rendered only while it is open. */
export function createPanel(
  inspected: Inspected,
  failures: readonly Failure[],
  button: HTMLElement,
): Panel {
  const outlines = element('div', { class: 'outlines', 'aria-hidden': 'true' });
  const outline = createOutline(outlines);
  const close = element('button', { type: 'button' }, text.close);
  const content = element('div');
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'title' },
    element(
      'div',
      { class: 'head' },
      element('h2', { id: 'title' }, text.title),
      element('p', {}, `${inspected.hotel}, ${inspected.composition}`),
      close,
    ),
    content,
  );
  attach(outlines, dialog);

  function render(): void {
    if (!dialog.open) return;
    const open = [...dialog.querySelectorAll<HTMLElement>('details[open]')].map(nameOf);
    const focused = nameOf((dialog.getRootNode() as ShadowRoot).activeElement?.parentElement);
    const loaded = resourceLoads();
    const views = inspected.modules.map((module) => moduleView(module, loaded));
    for (const view of views) view.open = open.includes(nameOf(view));
    content.replaceChildren(
      element('h3', {}, text.failures),
      failureList(failures),
      element('h3', {}, text.modules),
      ...views,
    );
    views
      .find((view) => focused && nameOf(view) === focused)
      ?.querySelector('summary')
      ?.focus();
  }

  function end(): void {
    dialog.close();
    outline(undefined);
    button.focus();
  }

  close.addEventListener('click', end);
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  });
  const shows = ({ target }: Event) =>
    outline(nameOf((target as Element).closest<HTMLElement>('details')));
  dialog.addEventListener('pointerover', shows);
  dialog.addEventListener('focusin', shows);
  dialog.addEventListener('pointerleave', () => outline(undefined));

  return {
    render,
    toggle() {
      if (dialog.open) return end();
      dialog.show();
      render();
      close.focus();
    },
  };
}

const nameOf = (view: HTMLElement | null | undefined): string | undefined => view?.dataset.module;

/** Appends the elements to the page in a shadow tree. */
function attach(...children: HTMLElement[]): void {
  const host = element('div');
  host.lang = 'en';
  host.dir = 'ltr';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(...children);
  document.body.append(host);
}

function failureList(failures: readonly Failure[]): HTMLElement {
  if (failures.length === 0) return element('p', {}, text.noFailures);
  const lines = failures.map(({ atMs, message }) =>
    element('li', {}, message, ' ', element('span', {}, text.at(atMs))),
  );
  return element('ul', { class: 'failures' }, ...lines);
}
